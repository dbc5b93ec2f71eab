module {
  func.func private @takes(%arg0: memref<4xf32>, %arg1: i1) {
    memref.dealloc %arg0 : memref<4xf32>
    scf.if %arg1 {
    }
    return
  }
  func.func @gives(%arg0: i1) {
    %alloc = memref.alloc() : memref<4xf32>
    "test.init"(%alloc) : (memref<4xf32>) -> ()
    call @takes(%alloc, %arg0) : (memref<4xf32>, i1) -> ()
    return
  }
  func.func @gives_clone(%arg0: i1) {
    %alloc = memref.alloc() : memref<4xf32>
    "test.init"(%alloc) : (memref<4xf32>) -> ()
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
    call @takes(%alloc_0, %arg0) : (memref<4xf32>, i1) -> ()
    "test.use"(%alloc) : (memref<4xf32>) -> ()
    memref.dealloc %alloc : memref<4xf32>
    return
  }
  func.func private @unknown() -> (memref<4xf32>, memref<4xf32>)
  func.func @two_results() -> memref<4xf32> {
    %0:2 = call @unknown() : () -> (memref<4xf32>, memref<4xf32>)
    %intptr = memref.extract_aligned_pointer_as_index %0#0 : memref<4xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %0#1 : memref<4xf32> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_0 : index
    "test.use"(%0#0, %0#1) : (memref<4xf32>, memref<4xf32>) -> ()
    scf.if %1 {
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
      memref.dealloc %base_buffer : memref<f32>
    }
    return %0#1 : memref<4xf32>
  }
  func.func @known() -> (memref<4xf32>, memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    "test.init"(%alloc, %alloc_0) : (memref<4xf32>, memref<4xf32>) -> ()
    return %alloc, %alloc_0 : memref<4xf32>, memref<4xf32>
  }
  func.func @different_results() {
    %0:2 = call @known() : () -> (memref<4xf32>, memref<4xf32>)
    "test.use"(%0#0, %0#1) : (memref<4xf32>, memref<4xf32>) -> ()
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#1 : memref<4xf32> -> memref<f32>, index, index, index
    memref.dealloc %base_buffer : memref<f32>
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0#0 : memref<4xf32> -> memref<f32>, index, index, index
    memref.dealloc %base_buffer_0 : memref<f32>
    return
  }
}

