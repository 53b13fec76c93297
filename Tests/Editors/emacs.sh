#!/bin/sh
# Runs emacs.el on a copy of a sample: `emacs.sh path/to/layerlint`.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$here/../../samples/layered/broken" "$work/app"
LAYERLINT=$program APP=$work/app HOME=$work emacs --batch --no-init-file --load "$here/emacs.el"
