#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Opens the language server in the editor of Visual Studio Code (monaco) in headless Chromium, checks what it shows, and
# takes the pictures of docs/editors.md. Not part of the build: it needs Node, npm with its registry, and Chromium.
# Usage: run.sh [server [folder for the pictures]]; the folder must not be in the sources, as it gets the libraries too.
set -e
here=$(cd "$(dirname "$0")" && pwd)
server=${1:-$here/../../../../target/mortise/bin/mortise-lsp-server}
out=${2:-$here/../../../../target/editor-pictures}
for command in node npm "${CHROMIUM:-chromium}"; do
  command -v "$command" > /dev/null || { echo "$command is not installed: no pictures are taken"; exit 0; }
done
mkdir -p "$out"
cp "$here"/*.js "$here"/*.mjs "$here"/*.json "$here"/*.html "$here"/*.mlir "$out"
cd "$out"
timeout 120 npm install --no-audit --no-fund --silent
node build.mjs
timeout 120 node pictures.mjs "$server" program.mlir . "$(command -v "${CHROMIUM:-chromium}")"
