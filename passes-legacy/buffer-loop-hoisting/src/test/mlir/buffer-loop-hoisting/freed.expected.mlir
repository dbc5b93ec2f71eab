module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index) {
    scf.for %arg3 = %arg0 to %arg1 step %arg2 {
      %alloc = memref.alloc() : memref<2xf32>
      "test.use"(%alloc) : (memref<2xf32>) -> ()
      memref.dealloc %alloc : memref<2xf32>
      %alloc_0 = memref.alloc() : memref<2xf32>
      %cast = memref.cast %alloc_0 : memref<2xf32> to memref<?xf32>
      "test.use"(%cast) : (memref<?xf32>) -> ()
      memref.dealloc %cast : memref<?xf32>
    }
    return
  }
}

