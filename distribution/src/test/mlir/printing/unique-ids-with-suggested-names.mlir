// RUN: --mlir-print-unique-ssa-ids
// Numbers are not used again; a suggested name may be, where the other is not visible.
func.func @f(%a: i1) {
  scf.if %a {
    %0 = arith.constant dense<1> : tensor<4xi32>
    %1 = arith.constant dense<2> : tensor<4xi32>
  } else {
    %0 = arith.constant dense<3> : tensor<4xi32>
  }
  %0 = arith.constant dense<4> : tensor<4xi32>
  %1 = memref.alloc() : memref<i32>
  return
}
func.func @g(%a: i1) {
  %0 = arith.constant dense<5> : tensor<4xi32>
  %1 = memref.alloc() : memref<i32>
  return
}
