// RUN: --ownership-based-buffer-deallocation --verify-diagnostics --split-input-file
func.func @switch(%flag: i32) {
  // expected-error @below {{BranchOpInterface operations with multiple successors are not supported yet}}
  cf.switch %flag : i32, [
    default: ^bb1,
    1: ^bb2
  ]
^bb1:
  return
^bb2:
  return
}
