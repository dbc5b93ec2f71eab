module {
  func.func @same_alignment(%arg0: memref<4xf32>, %arg1: index) -> (f32, memref<4xf32>) {
    %assume_align = memref.assume_alignment %arg0, 16 : memref<4xf32>
    %assume_align_0 = memref.assume_alignment %assume_align, 32 {x} : memref<4xf32>
    %0 = memref.load %assume_align_0[%arg1] : memref<4xf32>
    return %0, %assume_align : f32, memref<4xf32>
  }
  func.func @unused(%arg0: memref<4xf32>) {
    return
  }
}

