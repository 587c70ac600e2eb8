"""Asks a language model for memories: any OpenAI-compatible server, Anthropic, Ollama, llama.cpp (8-dependencies.md).

`extractor` walks a run, `asking` puts one question until it is answered, `answers` and `cut` read what came back, `shape`
says what an answer looks like, `client` speaks to the provider and is the only module that needs the extra package.
"""
