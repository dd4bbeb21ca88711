#!/bin/sh
# What a pipeline does to ship mf-sample-area, step by step; the workflow in .github calls the same.
set -eu
cd "$(dirname "$0")"
name=mf-sample-area

usage() {
  cat >&2 <<TEXT
Usage: ./ship.sh check | publish | canary [percent] | promote | rollback <why>

check     install, lint, types, unit tests, build, browser tests in the live shell
publish   the build to everybody; the first release has to be published so
canary    the build to a share of the people, 10 % unless said otherwise
promote   the canary to everybody
rollback  the previous release, or the end of a canary

SEAMLINE_SHELL        the URL of the shell, such as https://hr.example.com; its trusted keys verify what is replaced
SEAMLINE_SERVER       the URL of the server, where that of the shell does not answer /docs/openapi.json
SEAMLINE_STORE        where releases are kept, as --store of the delivery command takes it
SEAMLINE_SIGNING_KEY  the text of the team's private key
TEXT
  exit 2
}

needs() {
  for variable in "$@"; do
    eval "value=\${$variable:-}"
    [ -n "$value" ] || { echo "$variable is not set." >&2; exit 2; }
  done
}

deliver() {
  npm run --silent delivery -- "$@" --store "$SEAMLINE_STORE"
}

case "${1:-}" in
  check)
    needs SEAMLINE_SHELL
    if [ -f package-lock.json ]; then npm ci; else npm install; fi
    npm run check
    npm run browser
    ;;
  publish)
    needs SEAMLINE_SHELL SEAMLINE_STORE SEAMLINE_SIGNING_KEY
    deliver publish "$name"
    ;;
  canary)
    needs SEAMLINE_SHELL SEAMLINE_STORE SEAMLINE_SIGNING_KEY
    deliver canary "$name" --from dist --share "${2:-10}"
    ;;
  promote)
    needs SEAMLINE_SHELL SEAMLINE_STORE SEAMLINE_SIGNING_KEY
    deliver promote "$name"
    ;;
  rollback)
    needs SEAMLINE_STORE SEAMLINE_SIGNING_KEY
    [ -n "${2:-}" ] || usage
    deliver rollback "$name" --reason "$2"
    ;;
  *) usage ;;
esac
