#!/usr/bin/env bash
# The steps of action.yml. `make packages` runs them against a local release.
#   action.sh install   downloads a release, compares its checksum, and adds it to the PATH of later steps
#   action.sh lint      writes annotations, the summary of the step and a SARIF report; outputs `status` and `report`
#   action.sh comment   comments on a pull request what it does to the architecture, or updates its comment
set -euo pipefail

install() {
  local here version releases system machine folder archive expected actual
  here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
  version=${VERSION:-$(sed -n 's/.*let version = "\(.*\)".*/\1/p' "$here/Sources/Rules/Findings/Tool.swift")}
  version=${version#v}
  releases=${RELEASES:-https://github.com/OWNER/layerlint/releases/download}
  case $(uname -s) in Darwin) system=macos ;; *) system=linux ;; esac
  machine=$(uname -m)
  folder=$RUNNER_TOOL_CACHE/layerlint/$version/$machine
  if ! [ -x "$folder/bin/layerlint" ]; then
    archive=layerlint-$version-$machine-$system.tar.gz
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    fetch "$releases/v$version/$archive" "$work/$archive"
    expected=${SHA256:-}
    if [ -z "$expected" ]; then
      fetch "$releases/v$version/SHA256SUMS" "$work/SHA256SUMS"
      expected=$(awk -v name="$archive" '$2 == name { print $1 }' "$work/SHA256SUMS")
    fi
    if command -v sha256sum >/dev/null; then actual=$(sha256sum "$work/$archive"); else actual=$(shasum -a 256 "$work/$archive"); fi
    actual=${actual%% *}
    if [ "$actual" != "$expected" ]; then
      echo "::error::layerlint: the checksum of $archive is $actual, and should be ${expected:-in SHA256SUMS}"
      exit 2
    fi
    mkdir -p "$folder"
    tar -xzf "$work/$archive" --strip-components=1 -C "$folder"
  fi
  echo "$folder/bin" >>"$GITHUB_PATH"
  "$folder/bin/layerlint" --version
}

fetch() {
  curl --fail --silent --show-error --location --retry 3 --output "$2" "$1" || {
    echo "::error::layerlint: $1 could not be downloaded"
    exit 2
  }
}

lint() {
  local report=$RUNNER_TEMP/layerlint.sarif status=0
  local -a paths arguments
  read -r -a paths <<<"${PATHS:-.}"
  read -r -a arguments <<<"${ARGUMENTS:-}"
  [ -z "${CHANGED_SINCE:-}" ] || arguments+=(--changed-since "$CHANGED_SINCE")
  layerlint lint ${paths[@]+"${paths[@]}"} --format github --format "sarif:$report" \
    --cache-path "$RUNNER_TEMP/layerlint-cache" ${arguments[@]+"${arguments[@]}"} || status=$?
  {
    echo "status=$status"
    echo "report=$report"
  } >>"$GITHUB_OUTPUT"
}

# A comment that cannot be written, as for a pull request from a fork, does not fail the job.
comment() {
  local mark='<!-- layerlint compare -->' text=$RUNNER_TEMP/layerlint-comment.md comments id
  comments=repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments
  layerlint compare "$BASE" "$HEAD" --format markdown --cache-path "$RUNNER_TEMP/layerlint-cache" >"$text.all" || {
    echo "::warning::layerlint: $BASE and $HEAD could not be compared: is the history there (fetch-depth: 0)?"
    return
  }
  # GitHub takes at most 65,536 characters: whole lines of the first ones.
  {
    echo "$mark"
    awk '{ size += length($0) + 1 } size > 60000 { print "\n… and more: `layerlint compare` shows all."; exit } { print }' \
      "$text.all"
  } >"$text"
  id=$(gh api "$comments" --paginate --jq ".[] | select(.body | startswith(\"$mark\")) | .id" | head -n 1) || id=
  if [ -n "$id" ]; then
    gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" --field "body=@$text"
  elif ! grep -q '^### ' "$text"; then
    # Only totals: nothing to say.
    return
  else
    gh api --silent --method POST "$comments" --field "body=@$text"
  fi || echo "::warning::layerlint: the comment could not be written: it needs the permission pull-requests: write"
}

case ${1:-} in
install | lint | comment) "$1" ;;
*)
  echo "usage: action.sh install | lint | comment" >&2
  exit 2
  ;;
esac
