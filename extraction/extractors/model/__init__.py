"""Asks a language model for memories: any OpenAI-compatible server, Anthropic, Ollama, llama.cpp (8-dependencies.md).

`extractor` and `walk` put a run to a model part by part, `asking` puts one request until it is answered, `answers` and
`cut` read what came back, and `client` speaks to the provider: the only module that needs the extra package.
"""
