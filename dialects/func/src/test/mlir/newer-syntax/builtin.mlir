// RUN: --split-input-file --verify-diagnostics
// The errors of the reference; the notes about newer syntax are no part of the comparison.

func.func private @type(f4E2M1FN)

// -----

func.func @location() {
  return loc("a.py":1:2 to 1:7)
}
