module {
  func.func @main(%arg0: memref<f32>, %arg1: i1, %arg2: f32) {
    call @twice(%arg0, %arg0, %arg1, %arg2) : (memref<f32>, memref<f32>, i1, f32) -> ()
    memref.dealloc %arg0 : memref<f32>
    return
  }
  func.func private @twice(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: i1, %arg3: f32) {
    memref.store %arg3, %arg0[] : memref<f32>
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.store %arg3, %arg1[] : memref<f32>
    return
  ^bb2:  // pred: ^bb0
    return
  }
  func.func @caller(%arg0: i1, %arg1: f32) {
    %alloc = memref.alloc() : memref<f32>
    %alloc_0 = memref.alloc() : memref<f32>
    call @once(%alloc, %alloc_0, %arg0, %arg1) : (memref<f32>, memref<f32>, i1, f32) -> ()
    return
  }
  func.func private @once(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: i1, %arg3: f32) {
    memref.store %arg3, %arg0[] : memref<f32>
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.store %arg3, %arg1[] : memref<f32>
    memref.dealloc %arg0 : memref<f32>
    memref.dealloc %arg1 : memref<f32>
    return
  ^bb2:  // pred: ^bb0
    memref.dealloc %arg0 : memref<f32>
    memref.dealloc %arg1 : memref<f32>
    return
  }
  func.func @start(%arg0: index, %arg1: i1) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    call @recursive(%arg0, %arg1, %alloc) : (index, i1, memref<?xf32>) -> ()
    return
  }
  func.func private @recursive(%arg0: index, %arg1: i1, %arg2: memref<?xf32>) {
    %0 = memref.load %arg2[%arg0] : memref<?xf32>
    memref.dealloc %arg2 : memref<?xf32>
    scf.if %arg1 {
      %alloc = memref.alloc(%arg0) : memref<?xf32>
      memref.store %0, %alloc[%arg0] : memref<?xf32>
      func.call @recursive(%arg0, %arg1, %alloc) : (index, i1, memref<?xf32>) -> ()
    }
    return
  }
}

