#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
echo "no Mortise is set: build with --@rules_mortise//:toolchain=LABEL of a mortise_toolchain" >&2
exit 1
