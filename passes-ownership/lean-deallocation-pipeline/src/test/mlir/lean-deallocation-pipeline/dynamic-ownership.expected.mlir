module {
  func.func private @pick(%arg0: i1, %arg1: memref<4xf32>) -> (memref<4xf32>, i1) {
    %alloc = memref.alloc() : memref<4xf32>
    %0 = arith.select %arg0, %arg1, %alloc : memref<4xf32>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %0 : memref<4xf32> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_0 : index
    scf.if %1 {
      memref.dealloc %alloc : memref<4xf32>
    }
    %2 = arith.cmpi eq, %intptr, %intptr_0 : index
    return %0, %2 : memref<4xf32>, i1
  }
  func.func @caller(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
    %0:2 = call @pick(%arg0, %arg1) : (i1, memref<4xf32>) -> (memref<4xf32>, i1)
    memref.copy %0#0, %arg2 : memref<4xf32> to memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
    scf.if %0#1 {
      memref.dealloc %base_buffer : memref<f32>
    }
    return
  }
}

