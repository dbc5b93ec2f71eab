// RUN: --irdl-file=%S/patterns.irdl.mlir --canonicalize
// REFERENCE: has no dialect ods.
// A pattern that is applied without end stops after many rewrites.

func.func @swap(%x: i32, %y: i32) -> i32 {
  %0 = shop.swap %x, %y again 1
  return %0 : i32
}
