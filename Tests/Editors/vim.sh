#!/bin/sh
# Runs vim.vim on a copy of a sample: `vim.sh path/to/layerlint`.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$here/../../samples/layered/broken" "$work/app"
# Debian's folder; $ALE names another one.
ALE=${ALE:-/usr/share/vim-ale}
test -d "$ALE" || { echo "ALE was not found in $ALE: install vim-ale, or set ALE"; exit 1; }
status=0
LAYERLINT=$program APP=$work/app ALE=$ALE HOME=$work LOG=$work/log \
  vim -N -u NONE -i NONE --not-a-term -e -s -S "$here/vim.vim" </dev/null >"$work/out" 2>&1 || status=$?
cat "$work/log"
test $status = 0 || cat "$work/out"
exit $status
