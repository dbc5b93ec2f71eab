module {
  func.func private @g(memref<4x8xf32>)
  func.func @f(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32, 2>, %arg2: memref<4x8xf32>, %arg3: index, %arg4: f32) {
    %memspacecast = memref.memory_space_cast %arg0 : memref<4x8xf32> to memref<4x8xf32, 3>
    memref.store %arg4, %memspacecast[%arg3, %arg3] : memref<4x8xf32, 3>
    %memspacecast_0 = memref.memory_space_cast %arg1 : memref<4x8xf32, 2> to memref<4x8xf32, 3>
    memref.store %arg4, %memspacecast_0[%arg3, %arg3] : memref<4x8xf32, 3>
    %memspacecast_1 = memref.memory_space_cast %arg1 : memref<4x8xf32, 2> to memref<4x8xf32>
    call @g(%memspacecast_1) : (memref<4x8xf32>) -> ()
    memref.copy %memspacecast_1, %arg2 : memref<4x8xf32> to memref<4x8xf32>
    affine.store %arg4, %memspacecast_1[0, 0] : memref<4x8xf32>
    return
  }
}

