// RUN: --split-input-file --verify-diagnostics

// The names of segment sizes from before there were properties are read as the names of today.
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operand_segment_sizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{segment}}
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operand_segment_sizes = array<i32: 1, 0>}> : (i1) -> ()
^bb1:
  return
}
