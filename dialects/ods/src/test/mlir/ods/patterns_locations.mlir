// RUN: --mlir-print-debuginfo --mlir-print-local-scope --irdl-file=%S/patterns.irdl.mlir --canonicalize
// REFERENCE: has no dialect ods.
// New operations have the locations of all matched ones, the replaced one first.

module {
  func.func @nested(%x: f32 loc("x")) -> f64 {
    %0 = shop.reshape %x : f32 -> i8 loc("inner")
    %1 = shop.reshape %0 : i8 -> f64 loc("outer")
    return %1 : f64 loc("end")
  } loc("f")
  func.func @single(%x: i32 loc("x")) -> (i32, i32) {
    %0:2 = shop.divide %x loc("only")
    return %0#0, %0#1 : i32, i32 loc("end")
  } loc("g")
} loc("all")
