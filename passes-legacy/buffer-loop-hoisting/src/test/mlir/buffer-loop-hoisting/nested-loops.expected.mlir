module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index) {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    scf.for %arg3 = %arg0 to %arg1 step %arg2 {
      %alloc_0 = memref.alloc(%arg3) : memref<?xf32>
      %alloca = memref.alloca(%arg3) : memref<?xf32>
      scf.for %arg4 = %arg0 to %arg1 step %arg2 {
        %alloc_1 = memref.alloc(%arg4) : memref<?xf32>
        "test.use"(%alloc, %alloc_0, %alloc_1, %alloca) : (memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
      }
    }
    return
  }
  func.func @while(%arg0: i1, %arg1: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_0 = memref.alloc() : memref<2xf32>
    scf.while : () -> () {
      test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
      scf.condition(%arg0)
    } do {
      test.copy(%alloc_0, %arg1) : (memref<2xf32>, memref<2xf32>)
      scf.yield
    }
    return
  }
}

