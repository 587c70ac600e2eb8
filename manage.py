#!/usr/bin/env python
"""Runs Django's command line for Touchstone."""

import os
import sys

from django.core.management import execute_from_command_line

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    if sys.stderr.isatty():  # somebody reads along: the command's own words are enough
        os.environ.setdefault("TOUCHSTONE_LOG_LEVEL", "WARNING")
    execute_from_command_line(sys.argv)
