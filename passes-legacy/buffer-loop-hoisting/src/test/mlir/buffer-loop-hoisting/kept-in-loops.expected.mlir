module {
  func.func @carried(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
    %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (memref<2xf32>) {
      %alloc = memref.alloc() : memref<2xf32>
      test.copy(%arg6, %alloc) : (memref<2xf32>, memref<2xf32>)
      test.copy(%arg6, %arg4) : (memref<2xf32>, memref<2xf32>)
      scf.yield %alloc : memref<2xf32>
    }
    return
  }
  func.func @parallel(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>) {
    scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) {
      %alloc = memref.alloc() : memref<2xf32>
      test.copy(%alloc, %arg3) : (memref<2xf32>, memref<2xf32>)
      scf.reduce 
    }
    scf.forall (%arg4) in (8) {
      %alloc = memref.alloc() : memref<2xf32>
      test.copy(%alloc, %arg3) : (memref<2xf32>, memref<2xf32>)
    }
    return
  }
  func.func @nested(%arg0: index, %arg1: index, %arg2: index, %arg3: i1) {
    scf.for %arg4 = %arg0 to %arg1 step %arg2 {
      scf.if %arg3 {
        %alloc = memref.alloc() : memref<2xf32>
        "test.use"(%alloc) : (memref<2xf32>) -> ()
      }
      memref.alloca_scope  {
        %alloca = memref.alloca() : memref<2xf32>
        "test.use"(%alloca) : (memref<2xf32>) -> ()
      }
    }
    return
  }
}

