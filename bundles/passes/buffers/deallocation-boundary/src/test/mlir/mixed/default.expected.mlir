module {
  func.func @by_default(%arg0: i1, %arg1: memref<?xf32>, %arg2: index, %arg3: memref<?xf32>) {
    %alloc = memref.alloc(%arg2) : memref<?xf32>
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : memref<?xf32>)
  ^bb1:  // pred: ^bb0
    memref.copy %arg1, %alloc : memref<?xf32> to memref<?xf32>
    cf.br ^bb2(%alloc : memref<?xf32>)
  ^bb2(%0: memref<?xf32>):  // 2 preds: ^bb0, ^bb1
    memref.copy %0, %arg3 : memref<?xf32> to memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    return
  }
  module {
    func.func @asked_for_around(%arg0: i1, %arg1: memref<?xf32>, %arg2: index, %arg3: memref<?xf32>) {
      %true = arith.constant true
      %false = arith.constant false
      cf.cond_br %arg0, ^bb1, ^bb2(%arg1, %false : memref<?xf32>, i1)
    ^bb1:  // pred: ^bb0
      %alloc = memref.alloc(%arg2) : memref<?xf32>
      memref.copy %arg1, %alloc : memref<?xf32> to memref<?xf32>
      cf.br ^bb2(%alloc, %true : memref<?xf32>, i1)
    ^bb2(%0: memref<?xf32>, %1: i1):  // 2 preds: ^bb0, ^bb1
      memref.copy %0, %arg3 : memref<?xf32> to memref<?xf32>
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
      scf.if %1 {
        memref.dealloc %base_buffer : memref<f32>
      }
      return
    }
  }
}

