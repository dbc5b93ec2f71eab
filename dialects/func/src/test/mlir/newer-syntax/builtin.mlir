// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
// The errors of the reference; the notes about newer syntax are no part of the comparison.

// expected-error @below {{expected non-function type}}
func.func private @type(f4E2M1FN)

// -----

func.func @location() {
  // expected-error @below {{expected ')' in location}}
  return loc("a.py":1:2 to 1:7)
}
