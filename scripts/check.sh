#!/bin/sh
# Runs the checks that need no database. With --fix it formats first, applies the linter's fixes to the
# files that differ from the last commit, and writes what is generated anew.
set -eu

case ${1:-} in
'') ;;
--fix)
  oxfmt --write .
  # What it cannot fix, the checks report.
  {
    git diff -z --name-only --diff-filter=d HEAD -- '*.ts' '*.tsx'
    git ls-files -z --others --exclude-standard -- '*.ts' '*.tsx'
  } | xargs -0 -r oxlint --fix --quiet || true
  node scripts/configuration-reference.ts --write
  node scripts/sdk-types.ts --write
  ;;
*)
  echo "check: $1 is no option: check [--fix]" >&2
  exit 2
  ;;
esac
exec turbo run check check:root
