// RUN: --irdl-file=%S/uses.irdl.mlir --irdl-file=%S/defines.irdl.mlir --canonicalize
// REFERENCE: has no dialect ods.
// A file can have patterns for operations of a file after it.

func.func @f(%x: i32) -> (i32, i32) {
  %0 = "defines.one"(%x) : (i32) -> i32
  %1 = "uses.one"(%x) : (i32) -> i32
  return %0, %1 : i32, i32
}
