module {
  module {
    %cast = memref.cast %cast : memref<4xf32> to memref<4xf32>
    %cast_0 = memref.cast %cast : memref<4xf32> to memref<?xf32>
    "t.use"(%cast_0) : (memref<?xf32>) -> ()
  }
  module {
    %cast = memref.cast %cast : memref<?xf32> to memref<?xf32>
    %cast_0 = memref.cast %cast : memref<?xf32> to memref<4xf32>
    "t.use"(%cast) : (memref<?xf32>) -> ()
  }
}

