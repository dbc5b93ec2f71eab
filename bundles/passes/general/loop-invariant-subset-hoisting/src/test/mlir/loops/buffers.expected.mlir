module {
  func.func @write(%arg0: memref<4xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: index) -> memref<4xf32> {
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg4 = %arg2 to %arg3 step %c1 iter_args(%arg5 = %arg0) -> (memref<4xf32>) {
      vector.transfer_write %arg1, %arg5[%c1] : vector<4xf32>, memref<4xf32>
      scf.yield %arg0 : memref<4xf32>
    }
    return %0 : memref<4xf32>
  }
}

