module {
  module {
    %cast = memref.cast %cast : memref<4xf32> to memref<4xf32>
    %cast_0 = memref.cast %cast : memref<4xf32> to memref<?xf32>
    "t.use"(%cast_0) : (memref<?xf32>) -> ()
  }
  module {
    %cast = memref.cast %cast : memref<?xf32> to memref<?xf32>
    "t.use"(%cast) : (memref<?xf32>) -> ()
  }
  module {
    %c4 = arith.constant 4 : index
    %cast = tensor.cast %cast_0 : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %cast_1 : tensor<?xf32> to tensor<4xf32>
    %cast_1 = tensor.cast %cast_2 : tensor<4xf32> to tensor<?xf32>
    %cast_2 = tensor.cast %cast_2 : tensor<4xf32> to tensor<4xf32>
    "t.use"(%cast, %c4) : (tensor<?xf32>, index) -> ()
  }
  module {
    %0 = arith.negf %1 : f32
    %1 = arith.negf %0 : f32
    "t.use"(%0) : (f32) -> ()
  }
}

