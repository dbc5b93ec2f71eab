module {
  func.func @f(%arg0: memref<f32>) {
    %0 = memref.load %arg0[] : memref<f32>
    memref.store %0, %arg0[] {note} : memref<f32>
    %1 = memref.load %arg0[] {nontemporal = true} : memref<f32>
    memref.store %1, %arg0[] : memref<f32>
    return
  }
}

