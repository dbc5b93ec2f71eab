module {
  gpu.module @m {
    gpu.func @inherent(%arg0: memref<i1>) kernel attributes {known_grid_size = array<i32: 4, 5, 6>} {
      %true = arith.constant true
      memref.store %true, %arg0[] : memref<i1>
      gpu.return
    }
    gpu.func @discardable(%arg0: memref<i1>) kernel attributes {gpu.known_grid_size = array<i32: 4, 5, 6>} {
      %true = arith.constant true
      memref.store %true, %arg0[] : memref<i1>
      gpu.return
    }
  }
}

