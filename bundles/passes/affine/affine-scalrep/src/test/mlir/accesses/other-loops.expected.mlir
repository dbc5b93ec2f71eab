module {
  func.func @f(%arg0: f32, %arg1: f32, %arg2: index, %arg3: index) -> f32 {
    %alloc = memref.alloc() : memref<16xf32>
    affine.store %arg0, %alloc[symbol(%arg2) + 1] : memref<16xf32>
    %0 = scf.for %arg4 = %arg2 to %arg3 step %arg3 iter_args(%arg5 = %arg1) -> (f32) {
      %1 = affine.load %alloc[symbol(%arg2) + 1] : memref<16xf32>
      affine.for %arg6 = 1 to 8 {
        affine.store %arg5, %alloc[%arg6 * 2] : memref<16xf32>
      }
      scf.yield %1 : f32
    }
    memref.dealloc %alloc : memref<16xf32>
    return %0 : f32
  }
  func.func @others(%arg0: f32, %arg1: f32, %arg2: index, %arg3: index) -> f32 {
    %0 = scf.for %arg4 = %arg2 to %arg3 step %arg3 iter_args(%arg5 = %arg1) -> (f32) {
      affine.for %arg6 = 1 to 8 {
      }
      scf.yield %arg0 : f32
    }
    return %0 : f32
  }
}

