// RUN: --int-range-optimizations
// The sizes of a kernel are known from its attributes, which may have the prefix of the dialect.
gpu.module @m {
  gpu.func @inherent(%out: memref<i1>) kernel attributes {known_grid_size = array<i32: 4, 5, 6>} {
    %c4 = arith.constant 4 : index
    %0 = gpu.block_id x
    %1 = arith.cmpi slt, %0, %c4 : index
    memref.store %1, %out[] : memref<i1>
    gpu.return
  }
  gpu.func @discardable(%out: memref<i1>) kernel attributes {gpu.known_grid_size = array<i32: 4, 5, 6>} {
    %c4 = arith.constant 4 : index
    %0 = gpu.block_id x
    %1 = arith.cmpi slt, %0, %c4 : index
    memref.store %1, %out[] : memref<i1>
    gpu.return
  }
}
