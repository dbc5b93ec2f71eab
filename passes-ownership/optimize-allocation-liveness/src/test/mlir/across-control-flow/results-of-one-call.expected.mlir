module {
  func.func private @two() -> (memref<4xf32>, memref<4xf32>)
  func.func @f(%arg0: index) -> f32 {
    %0:2 = call @two() : () -> (memref<4xf32>, memref<4xf32>)
    %intptr = memref.extract_aligned_pointer_as_index %0#0 : memref<4xf32> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %0#1 : memref<4xf32> -> index
    %1 = arith.cmpi ne, %intptr, %intptr_0 : index
    %2 = memref.load %0#1[%arg0] : memref<4xf32>
    memref.dealloc %0#0 : memref<4xf32>
    scf.if %1 {
      memref.dealloc %0#1 : memref<4xf32>
    }
    return %2 : f32
  }
}

