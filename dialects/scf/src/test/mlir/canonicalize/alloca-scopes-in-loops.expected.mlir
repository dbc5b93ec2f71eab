module {
  func.func @in_loop(%arg0: index) {
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %arg0 step %c1 {
      %alloca = memref.alloca() : memref<4xf32>
      "test.use"(%alloca) : (memref<4xf32>) -> ()
    }
    return
  }
  func.func @allocations_without_operands_in_loop_of_scope(%arg0: index) {
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c1 to %arg0 step %c1 {
      %alloca = memref.alloca() : memref<4xf32>
      "test.use"(%alloca) : (memref<4xf32>) -> ()
    }
    "test.effect"() : () -> ()
    return
  }
}

