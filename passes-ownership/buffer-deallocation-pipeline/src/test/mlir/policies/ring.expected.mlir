module {
  func.func @plain(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = ring.alloc() : memref<4xf32>
    memref.store %arg0, %0[%c0] : memref<4xf32>
    %1 = memref.load %0[%c0] : memref<4xf32>
    ring.release %0 : memref<4xf32>
    return %1 : f32
  }
  func.func private @make(%arg0: f32) -> memref<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = ring.alloc() : memref<4xf32>
    memref.store %arg0, %0[%c0] : memref<4xf32>
    %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
    ring.release %0 : memref<4xf32>
    return %1 : memref<4xf32>
  }
  func.func @caller(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = call @make(%arg0) : (f32) -> memref<4xf32>
    %1 = memref.load %0[%c0] : memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
    memref.dealloc %base_buffer : memref<f32>
    return %1 : f32
  }
  func.func @merged(%arg0: i1, %arg1: f32) -> f32 {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %0 = ring.alloc() : memref<4xf32>
    memref.store %arg1, %0[%c0] : memref<4xf32>
    %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
    scf.if %arg0 {
      ring.release %0 : memref<4xf32>
      memref.dealloc %1 : memref<4xf32>
    }
    %2 = arith.xori %arg0, %true : i1
    scf.if %2 {
      ring.release %0 : memref<4xf32>
    }
    cf.cond_br %arg0, ^bb1, ^bb2(%1, %2 : memref<4xf32>, i1)
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%c0] : memref<4xf32>
    cf.br ^bb2(%alloc, %true : memref<4xf32>, i1)
  ^bb2(%3: memref<4xf32>, %4: i1):  // 2 preds: ^bb0, ^bb1
    %5 = memref.load %3[%c0] : memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %3 : memref<4xf32> -> memref<f32>, index, index, index
    scf.if %4 {
      memref.dealloc %base_buffer : memref<f32>
    }
    return %5 : f32
  }
  func.func @unknown() -> f32 {
    %c0 = arith.constant 0 : index
    %0 = call @ext() : () -> memref<4xf32>
    %1 = memref.load %0[%c0] : memref<4xf32>
    ring.release %0 : memref<4xf32>
    return %1 : f32
  }
  func.func private @ext() -> memref<4xf32>
}

