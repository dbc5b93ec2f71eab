module {
  func.func @alignment(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) {
    %0 = memref.load %arg0[%arg1] {alignment = 8 : i64, nontemporal = true} : memref<4xf32>
    memref.store %arg2, %arg0[%arg1] {alignment = 8 : i64} : memref<4xf32>
    %1 = memref.load %arg0[%arg1] {alignment = 16 : i64} : memref<4xf32>
    return
  }
  func.func @assumption(%arg0: memref<4xf32>) {
    %assume_align = memref.assume_alignment %arg0, 16 : memref<4xf32>
    %assume_align_0 = memref.assume_alignment %assume_align, 32 {x} : memref<4xf32>
    %assume_align_1 = memref.assume_alignment %arg0, 8 : memref<4xf32>
    return
  }
}

