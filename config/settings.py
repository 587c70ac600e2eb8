"""Every setting, read from the environment alone and documented in docs/settings.md (2-architecture.md)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from csp.constants import NONE, SELF

from config.env import Env
from config.logs import logging_settings

BASE_DIR = Path(__file__).resolve().parent.parent
ENV = Env(os.environ)

# What is served, and how safely
LOOPBACK_SECRET_KEY = "insecure: for loopback only, until TOUCHSTONE_SECRET_KEY is set"  # noqa: S105 - refused elsewhere
SECRET_KEY = ENV.text("TOUCHSTONE_SECRET_KEY") or LOOPBACK_SECRET_KEY
RECORD_KEY = ENV.text("TOUCHSTONE_RECORD_KEY") or SECRET_KEY
DEBUG = ENV.boolean("TOUCHSTONE_DEBUG", default=False)
ALLOWED_HOSTS = ENV.names("TOUCHSTONE_ALLOWED_HOSTS", ("localhost", "127.0.0.1", "[::1]"))
CSRF_TRUSTED_ORIGINS = ENV.names("TOUCHSTONE_TRUSTED_ORIGINS")
HTTPS = ENV.boolean("TOUCHSTONE_HTTPS", default=False)
SECURE_SSL_REDIRECT = SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$", r"^metrics$"]
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "base-uri": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
        "object-src": [NONE],
        "img-src": [SELF],
    }
}

# How long a service that does not answer is waited for, in seconds
PATIENCE = 5

# Where rows are kept
DATABASES = {
    "default": ENV.database(
        "DATABASE_URL",
        BASE_DIR / ".state" / "touchstone.sqlite3",
        "sqlite:///.state/touchstone.sqlite3",
        {
            "sqlite": {
                "transaction_mode": "IMMEDIATE",
                "timeout": 20,
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA busy_timeout=20000;",
            },
            "postgresql": {
                "connect_timeout": PATIENCE,
                "pool": {
                    "min_size": 1,
                    "max_size": ENV.integer("TOUCHSTONE_DB_POOL", default=8, low=1, high=200),
                    "timeout": PATIENCE,
                },
            },
        },
    )
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# How work is done
BROKER_URL = ENV.address("TOUCHSTONE_BROKER_URL", schemes=("redis", "rediss", "amqp", "amqps"))
CELERY_BROKER_URL = BROKER_URL or "memory://localhost/"
CELERY_BROKER_CONNECTION_TIMEOUT = PATIENCE
CELERY_BROKER_TRANSPORT_OPTIONS = (
    {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE} if BROKER_URL.startswith("redis") else {}
)
CELERY_TASK_PUBLISH_RETRY_POLICY = {"max_retries": 1, "interval_start": 0, "interval_step": 0.2, "interval_max": 0.2}
CELERY_TASK_ALWAYS_EAGER = not BROKER_URL
CELERY_TASK_EAGER_PROPAGATES = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_SERIALIZER = "json"
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_TIMEZONE = "UTC"
LEASE_SECONDS = ENV.integer("TOUCHSTONE_LEASE_SECONDS", default=300, low=1, high=86_400)
RECOVERY_SECONDS = ENV.integer("TOUCHSTONE_RECOVERY_SECONDS", default=60, low=1, high=86_400)
CELERY_BEAT_SCHEDULE = {"recover-runs": {"task": "extraction.recover_runs", "schedule": float(RECOVERY_SECONDS)}}
CELERY_BEAT_SCHEDULE_FILENAME = str(BASE_DIR / ".state" / "beat")

# What people are told
QUEUE_ALERT_HOURS = ENV.integer("TOUCHSTONE_QUEUE_ALERT_HOURS", default=48, low=1, high=10_000)

# What comes in
EXTRACTOR = ENV.choice("TOUCHSTONE_EXTRACTOR", default="keyword", choices=("keyword", "recorded", "model"))
RECORDINGS = ENV.path(
    "TOUCHSTONE_RECORDINGS", BASE_DIR / "extraction/samples/recordings", "extraction/samples/recordings"
)

# Which models may be asked
MODEL = ENV.text("TOUCHSTONE_MODEL")
MODELS = ENV.names("TOUCHSTONE_MODELS")
MODEL_URL = ENV.address("TOUCHSTONE_MODEL_URL", schemes=("http", "https"))
MODEL_KEY = ENV.text("TOUCHSTONE_MODEL_KEY")
MODEL_WINDOW = ENV.integer("TOUCHSTONE_MODEL_WINDOW", default=32_000, low=1_000, high=10_000_000)
MODEL_OUTPUT_TOKENS = ENV.integer("TOUCHSTONE_MODEL_OUTPUT_TOKENS", default=4_000, low=100, high=1_000_000)
MODEL_TIMEOUT = ENV.integer("TOUCHSTONE_MODEL_TIMEOUT", default=60, low=1, high=3_600)
MODEL_RETRIES = ENV.integer("TOUCHSTONE_MODEL_RETRIES", default=2, low=0, high=10)
MODEL_PRICES = ENV.prices("TOUCHSTONE_MODEL_PRICES")
MODEL_SPANS = ENV.choice("TOUCHSTONE_MODEL_SPANS", default="choice", choices=("choice", "quote"))
MODEL_SCHEMA = ENV.boolean("TOUCHSTONE_MODEL_SCHEMA", default=True)

# How much comes in
MAX_BODY_BYTES = ENV.integer("TOUCHSTONE_MAX_BODY_BYTES", default=20_000_000, low=1_000, high=500_000_000)
MAX_FILE_BYTES = ENV.integer("TOUCHSTONE_MAX_FILE_BYTES", default=500_000_000, low=1_000, high=10_000_000_000)
MAX_MESSAGE_BYTES = ENV.integer("TOUCHSTONE_MAX_MESSAGE_BYTES", default=1_000_000, low=100, high=50_000_000)
MAX_MESSAGES = ENV.integer("TOUCHSTONE_MAX_MESSAGES", default=10_000, low=1, high=1_000_000)
MAX_ACTORS = ENV.integer("TOUCHSTONE_MAX_ACTORS", default=1_000, low=1, high=100_000)
DATA_UPLOAD_MAX_MEMORY_SIZE = MAX_BODY_BYTES
FILE_UPLOAD_HANDLERS = [
    "config.uploads.BoundedUploads",
    "django.core.files.uploadhandler.MemoryFileUploadHandler",
    "django.core.files.uploadhandler.TemporaryFileUploadHandler",
]

# Who may come in
CACHE_URL = ENV.address("TOUCHSTONE_CACHE_URL", schemes=("redis", "rediss"))
_CACHE_BACKEND = "redis.RedisCache" if CACHE_URL else "locmem.LocMemCache"
_CACHE_OPTIONS = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE} if CACHE_URL else {}
CACHES = {
    "default": {
        "BACKEND": f"django.core.cache.backends.{_CACHE_BACKEND}",
        "LOCATION": CACHE_URL,
        "OPTIONS": _CACHE_OPTIONS,
    }
}
REQUESTS_PER_MINUTE = ENV.integer("TOUCHSTONE_REQUESTS_PER_MINUTE", default=600, low=1, high=1_000_000)
AXES_FAILURE_LIMIT = ENV.integer("TOUCHSTONE_LOGIN_ATTEMPTS", default=5, low=1, high=1_000)
AXES_COOLOFF_TIME = 0.25
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_RESET_ON_SUCCESS = True
AUTHENTICATION_BACKENDS = ["axes.backends.AxesStandaloneBackend", "django.contrib.auth.backends.ModelBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 12}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
LOGIN_URL = "admin:login"
LOGIN_REDIRECT_URL = "admin:index"

INSTALLED_APPS = [
    "config.apps.ConfigConfig",
    "extraction",
    "memories",
    "evidence",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "rest_framework",
    "django_filters",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "django_structlog",
    "axes",
    "csp",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "config.language.ConsoleLocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_structlog.middlewares.RequestMiddleware",
    "axes.middleware.AxesMiddleware",
]
ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
TEMPLATES: list[dict[str, Any]] = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("vi", "Tiếng Việt")]
LOCALE_PATHS = [BASE_DIR / "config" / "locale"]
USE_I18N = True
FORMAT_MODULE_PATH = ["config.formats"]
USE_TZ = True
TIME_ZONE = "UTC"
STATIC_URL = "static/"
STATIC_ROOT = BASE_DIR / ".state" / "static"
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = DEBUG

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "evidence.api.authentication.ApiKeyAuthentication",
        "evidence.api.authentication.StaffAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["evidence.api.permissions.RolePermission"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["evidence.api.parsing.StrictJSONParser"],
    "DEFAULT_FILTER_BACKENDS": ["django_filters.rest_framework.DjangoFilterBackend"],
    "DEFAULT_PAGINATION_CLASS": "evidence.api.pagination.TimeOrderedPagination",
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_THROTTLE_CLASSES": ["evidence.api.throttling.KeyThrottle"],
    "URL_FORMAT_OVERRIDE": None,
    "EXCEPTION_HANDLER": "config.problems.problem_response",
    "PAGE_SIZE": 50,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Touchstone",
    "DESCRIPTION": "The faithfulness gate for the long-term memory of AI agents.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "ENUM_NAME_OVERRIDES": {
        "ReasonCodeEnum": "extraction.domain.reasons.Reason",
        "RunStatusEnum": "extraction.models.RunStatus",
        "MemoryStatusEnum": "memories.models.MemoryStatus",
    },
}

LOG_LEVEL = ENV.choice("TOUCHSTONE_LOG_LEVEL", default="INFO", choices=("DEBUG", "INFO", "WARNING", "ERROR"))
LOG_FORMAT = ENV.choice("TOUCHSTONE_LOG_FORMAT", default="json", choices=("json", "console"))
LOGGING = logging_settings(LOG_LEVEL, LOG_FORMAT)
