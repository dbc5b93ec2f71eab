module {
  func.func @loop_nested_if(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: memref<2xf32>) {
    %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (memref<2xf32>) {
      %1 = arith.cmpi eq, %arg5, %arg1 : index
      %2 = scf.if %1 -> (memref<2xf32>) {
        %alloc = memref.alloc() : memref<2xf32>
        "test.use"(%alloc) : (memref<2xf32>) -> ()
        scf.yield %alloc : memref<2xf32>
      } else {
        scf.yield %arg6 : memref<2xf32>
      }
      scf.yield %2 : memref<2xf32>
    }
    test.copy(%0, %arg4) : (memref<2xf32>, memref<2xf32>)
    return
  }
}

