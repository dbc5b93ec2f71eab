// RUN: --int-range-optimizations --allow-unregistered-dialect
// Positions and sizes in kernels.
gpu.module @m {
  gpu.func @unknown() kernel {
    %v0 = gpu.thread_id x
    %r0 = test.reflect_bounds %v0 : index
    "test.use"(%r0) : (index) -> ()
    %v1 = gpu.block_id y
    %r1 = test.reflect_bounds %v1 : index
    "test.use"(%r1) : (index) -> ()
    %v2 = gpu.grid_dim x
    %r2 = test.reflect_bounds %v2 : index
    "test.use"(%r2) : (index) -> ()
    %v3 = gpu.block_dim y
    %r3 = test.reflect_bounds %v3 : index
    "test.use"(%r3) : (index) -> ()
    %v4 = gpu.global_id x
    %r4 = test.reflect_bounds %v4 : index
    "test.use"(%r4) : (index) -> ()
    %v5 = gpu.cluster_id x
    %r5 = test.reflect_bounds %v5 : index
    "test.use"(%r5) : (index) -> ()
    %v6 = gpu.cluster_dim x
    %r6 = test.reflect_bounds %v6 : index
    "test.use"(%r6) : (index) -> ()
    %v7 = gpu.cluster_block_id x
    %r7 = test.reflect_bounds %v7 : index
    "test.use"(%r7) : (index) -> ()
    %v8 = gpu.cluster_dim_blocks z
    %r8 = test.reflect_bounds %v8 : index
    "test.use"(%r8) : (index) -> ()
    %v9 = gpu.lane_id
    %r9 = test.reflect_bounds %v9 : index
    "test.use"(%r9) : (index) -> ()
    %v10 = gpu.num_subgroups : index
    %r10 = test.reflect_bounds %v10 : index
    "test.use"(%r10) : (index) -> ()
    %v11 = gpu.subgroup_id : index
    %r11 = test.reflect_bounds %v11 : index
    "test.use"(%r11) : (index) -> ()
    %v12 = gpu.subgroup_size : index
    %r12 = test.reflect_bounds %v12 : index
    "test.use"(%r12) : (index) -> ()
    gpu.return
  }
  gpu.func @bounded() kernel {
    %v0 = gpu.thread_id x upper_bound 8
    %r0 = test.reflect_bounds %v0 : index
    "test.use"(%r0) : (index) -> ()
    %v1 = gpu.block_id y upper_bound 8
    %r1 = test.reflect_bounds %v1 : index
    "test.use"(%r1) : (index) -> ()
    %v2 = gpu.grid_dim x upper_bound 8
    %r2 = test.reflect_bounds %v2 : index
    "test.use"(%r2) : (index) -> ()
    %v3 = gpu.block_dim y upper_bound 8
    %r3 = test.reflect_bounds %v3 : index
    "test.use"(%r3) : (index) -> ()
    %v4 = gpu.global_id x upper_bound 8
    %r4 = test.reflect_bounds %v4 : index
    "test.use"(%r4) : (index) -> ()
    %v5 = gpu.cluster_id x upper_bound 8
    %r5 = test.reflect_bounds %v5 : index
    "test.use"(%r5) : (index) -> ()
    %v6 = gpu.cluster_dim x upper_bound 8
    %r6 = test.reflect_bounds %v6 : index
    "test.use"(%r6) : (index) -> ()
    %v7 = gpu.cluster_block_id x upper_bound 8
    %r7 = test.reflect_bounds %v7 : index
    "test.use"(%r7) : (index) -> ()
    %v8 = gpu.cluster_dim_blocks z upper_bound 8
    %r8 = test.reflect_bounds %v8 : index
    "test.use"(%r8) : (index) -> ()
    %v9 = gpu.lane_id upper_bound 8
    %r9 = test.reflect_bounds %v9 : index
    "test.use"(%r9) : (index) -> ()
    %v10 = gpu.num_subgroups upper_bound 8 : index
    %r10 = test.reflect_bounds %v10 : index
    "test.use"(%r10) : (index) -> ()
    %v11 = gpu.subgroup_id upper_bound 8 : index
    %r11 = test.reflect_bounds %v11 : index
    "test.use"(%r11) : (index) -> ()
    %v12 = gpu.subgroup_size upper_bound 8 : index
    %r12 = test.reflect_bounds %v12 : index
    "test.use"(%r12) : (index) -> ()
    gpu.return
  }
  gpu.func @known() kernel attributes {known_block_size = array<i32: 128, 2, 1>, known_grid_size = array<i32: 7, 5, 1>} {
    %v0 = gpu.thread_id x
    %r0 = test.reflect_bounds %v0 : index
    "test.use"(%r0) : (index) -> ()
    %v1 = gpu.block_id y
    %r1 = test.reflect_bounds %v1 : index
    "test.use"(%r1) : (index) -> ()
    %v2 = gpu.grid_dim x
    %r2 = test.reflect_bounds %v2 : index
    "test.use"(%r2) : (index) -> ()
    %v3 = gpu.block_dim y
    %r3 = test.reflect_bounds %v3 : index
    "test.use"(%r3) : (index) -> ()
    %v4 = gpu.global_id x
    %r4 = test.reflect_bounds %v4 : index
    "test.use"(%r4) : (index) -> ()
    gpu.return
  }
  gpu.func @both() kernel attributes {known_block_size = array<i32: 128, 2, 1>, known_grid_size = array<i32: 7, 5, 1>} {
    %v0 = gpu.thread_id x upper_bound 4
    %r0 = test.reflect_bounds %v0 : index
    "test.use"(%r0) : (index) -> ()
    %v1 = gpu.block_id y upper_bound 4
    %r1 = test.reflect_bounds %v1 : index
    "test.use"(%r1) : (index) -> ()
    %v2 = gpu.grid_dim x upper_bound 4
    %r2 = test.reflect_bounds %v2 : index
    "test.use"(%r2) : (index) -> ()
    %v3 = gpu.block_dim y upper_bound 4
    %r3 = test.reflect_bounds %v3 : index
    "test.use"(%r3) : (index) -> ()
    %v4 = gpu.global_id x upper_bound 4
    %r4 = test.reflect_bounds %v4 : index
    "test.use"(%r4) : (index) -> ()
    gpu.return
  }
}
func.func @known() attributes {gpu.known_block_size = array<i32: 64, 2, 1>, gpu.known_grid_size = array<i32: 3, 5, 1>} {
    %v0 = gpu.thread_id x
    %r0 = test.reflect_bounds %v0 : index
    "test.use"(%r0) : (index) -> ()
    %v1 = gpu.block_id y
    %r1 = test.reflect_bounds %v1 : index
    "test.use"(%r1) : (index) -> ()
    %v2 = gpu.grid_dim x
    %r2 = test.reflect_bounds %v2 : index
    "test.use"(%r2) : (index) -> ()
    %v3 = gpu.block_dim y
    %r3 = test.reflect_bounds %v3 : index
    "test.use"(%r3) : (index) -> ()
    %v4 = gpu.global_id x
    %r4 = test.reflect_bounds %v4 : index
    "test.use"(%r4) : (index) -> ()
  return
}
func.func @launch(%n: index) {
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %n, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %n, %sz = %c1) {
    %a0 = test.reflect_bounds %bx : index
    "test.use"(%a0) : (index) -> ()
    %a1 = test.reflect_bounds %by : index
    "test.use"(%a1) : (index) -> ()
    %a2 = test.reflect_bounds %bz : index
    "test.use"(%a2) : (index) -> ()
    %a3 = test.reflect_bounds %gx : index
    "test.use"(%a3) : (index) -> ()
    %a4 = test.reflect_bounds %gy : index
    "test.use"(%a4) : (index) -> ()
    %a5 = test.reflect_bounds %gz : index
    "test.use"(%a5) : (index) -> ()
    %a6 = test.reflect_bounds %tx : index
    "test.use"(%a6) : (index) -> ()
    %a7 = test.reflect_bounds %ty : index
    "test.use"(%a7) : (index) -> ()
    %a8 = test.reflect_bounds %tz : index
    "test.use"(%a8) : (index) -> ()
    %a9 = test.reflect_bounds %sx : index
    "test.use"(%a9) : (index) -> ()
    %a10 = test.reflect_bounds %sy : index
    "test.use"(%a10) : (index) -> ()
    %a11 = test.reflect_bounds %sz : index
    "test.use"(%a11) : (index) -> ()
    %v0 = gpu.thread_id x
    %r0 = test.reflect_bounds %v0 : index
    "test.use"(%r0) : (index) -> ()
    %v1 = gpu.block_id y
    %r1 = test.reflect_bounds %v1 : index
    "test.use"(%r1) : (index) -> ()
    %v2 = gpu.grid_dim x
    %r2 = test.reflect_bounds %v2 : index
    "test.use"(%r2) : (index) -> ()
    %v3 = gpu.block_dim y
    %r3 = test.reflect_bounds %v3 : index
    "test.use"(%r3) : (index) -> ()
    %v4 = gpu.global_id x
    %r4 = test.reflect_bounds %v4 : index
    "test.use"(%r4) : (index) -> ()
    gpu.terminator
  }
  return
}
