module {
  func.func @f(%arg0: memref<?xf32>) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg0[%c0] {__test_pipelining_iteration = 0 : i32, __test_pipelining_part = "prologue"} : memref<?xf32>
    %1 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %0) -> (f32) {
      memref.store %arg2, %arg0[%arg1] {__test_pipelining_iteration = 0 : i32, __test_pipelining_part = "kernel"} : memref<?xf32>
      %2 = arith.addi %arg1, %c1 : index
      %3 = memref.load %arg0[%2] {__test_pipelining_iteration = 0 : i32, __test_pipelining_part = "kernel"} : memref<?xf32>
      scf.yield %3 : f32
    }
    memref.store %1, %arg0[%c3] {__test_pipelining_iteration = 0 : i32, __test_pipelining_part = "epilogue"} : memref<?xf32>
    return
  }
}

