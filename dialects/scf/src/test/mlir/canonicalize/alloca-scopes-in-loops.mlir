// RUN: --canonicalize --allow-unregistered-dialect
// Allocation scopes inside and around loops.
func.func @in_loop(%n: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %c1 to %n step %c1 {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xf32>
      "test.use"(%0) : (memref<4xf32>) -> ()
    }
  }
  return
}

func.func @allocations_without_operands_in_loop_of_scope(%n: index) {
  %c1 = arith.constant 1 : index
  memref.alloca_scope {
    scf.for %i = %c1 to %n step %c1 {
      %0 = memref.alloca() : memref<4xf32>
      "test.use"(%0) : (memref<4xf32>) -> ()
    }
  }
  "test.effect"() : () -> ()
  return
}
