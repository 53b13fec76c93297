#!/bin/sh
# Runs neovim.lua on a copy of a sample: `neovim.sh path/to/layerlint`.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$here/../../samples/layered/broken" "$work/app"
LAYERLINT=$program APP=$work/app XDG_STATE_HOME=$work XDG_DATA_HOME=$work XDG_CONFIG_HOME=$work \
  nvim --headless --clean -n -c "luafile $here/neovim.lua"
echo
