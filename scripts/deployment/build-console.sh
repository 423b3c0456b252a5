#!/bin/sh
# build-console.sh <folder>: makes the folder with the built console, and what it is built with.
set -eu
folder=$1

pnpm --filter "@workspace-ops/console..." install --frozen-lockfile --ignore-scripts --prefer-offline
NODE_ENV=production node apps/console/build/main.ts "$folder"
