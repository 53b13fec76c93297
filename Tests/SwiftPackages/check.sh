#!/usr/bin/env bash
# Builds and tests samples/testing/clean with the plugins and the library of integrations/swiftpm, in a copy: as it is,
# and with a file that breaks its layers.
#   check.sh path/to/layerlint
set -euo pipefail
binary=$(realpath "$1") swift=${SWIFT:-swift}
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/samples/testing" "$work/integrations"
cp -R samples/testing/clean "$work/samples/testing/clean"
cp -R integrations/swiftpm "$work/integrations/swiftpm"
DIST="$work/dist" .ci/dist "$binary" >/dev/null
cp -R "$work/dist/layerlint.artifactbundle" "$work/integrations/swiftpm/"
cd "$work/samples/testing/clean"
broken=Sources/Trips/Model/Late.swift

fail() {
  printf '%s\n' "FAILED: $1" "$2"
  exit 1
}
# want STATUS "text that is printed" command…
want() {
  local expected=$1 text=$2 status=0 output
  shift 2
  output=$("$@" 2>&1) || status=$?
  [ "$status" -eq "$expected" ] || fail "status $status of $*" "$output"
  grep -qF -- "$text" <<<"$output" || fail "'$text' is missing in $*" "$output"
}

"$swift" test >"$work/log" 2>&1 || fail 'the clean package' "$(cat "$work/log")"
grep -q 'Test run with 3 tests in 1 suite passed' "$work/log" || fail 'three tests' "$(cat "$work/log")"
grep -q 'Executed 1 test, with 0 failures' "$work/log" || fail 'one test of XCTest' "$(cat "$work/log")"
echo 'final class Late { var list: TripList? }; final class OldRepository {}' >$broken
"$swift" test >"$work/log" 2>&1 && fail 'the broken package passes' "$(cat "$work/log")"
for text in 'architecture() recorded an issue at Late.swift:1:30' 'layersAreOrdered() recorded an issue at Late.swift:1:30' \
  'repositories() recorded an issue at Late.swift:1:' 'OldRepository does not conform to Repository' \
  "$broken:1: error: ArchitectureXCTests.testArchitecture : Late (Model layer) uses TripList"; do
  grep -qF -- "$text" "$work/log" || fail "'$text' is missing" "$(cat "$work/log")"
done
rm $broken
echo 'LayerLintTesting: issues at the lines of the findings, in Swift Testing and XCTest'

# The build tool plugin, in a target.
sed -i.bak 's|.target(name: "Trips")|.target(name: "Trips", plugins: [.plugin(name: "LayerlintBuildPlugin", package: "swiftpm")])|' Package.swift
want 0 '--stamp' "$swift" build --target Trips -v
output=$("$swift" build --target Trips -v 2>&1)
if grep -q ' lint .*--stamp' <<<"$output"; then fail 'it runs although nothing has changed' "$output"; fi
echo '// nothing' >>Sources/Trips/Screens/TripList.swift
want 0 '--stamp' "$swift" build --target Trips -v
echo 'final class Late { var list: TripList? }' >$broken
want 1 "$broken:1:30: error: Late (Model layer) uses TripList" "$swift" build --target Trips
want 1 "$broken:1:30: error: Late (Model layer) uses TripList" "$swift" build --target Trips
rm $broken
want 0 'Build' "$swift" build --target Trips
echo 'LayerlintBuildPlugin: runs after a change, fails the build, is silent otherwise'

# The command plugin.
want 0 'Screens > Model' "$swift" package layerlint
echo 'LayerlintCommand: runs'
