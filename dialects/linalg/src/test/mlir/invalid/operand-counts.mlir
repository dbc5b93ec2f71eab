// RUN: --split-input-file --verify-diagnostics
// Operands without types, in the words of MLIR 19.1.

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' number of operands and types do not match: got 1 operands and 2 types}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

