module {
  gpu.module @m {
    gpu.func @unknown() kernel {
      %thread_id_x = gpu.thread_id  x
      %0 = test.reflect_bounds {smax = 4294967294 : index, smin = 0 : index, umax = 4294967294 : index, umin = 0 : index} %thread_id_x : index
      "test.use"(%0) : (index) -> ()
      %block_id_y = gpu.block_id  y
      %1 = test.reflect_bounds {smax = 4294967294 : index, smin = 0 : index, umax = 4294967294 : index, umin = 0 : index} %block_id_y : index
      "test.use"(%1) : (index) -> ()
      %grid_dim_x = gpu.grid_dim  x
      %2 = test.reflect_bounds {smax = 4294967295 : index, smin = 1 : index, umax = 4294967295 : index, umin = 1 : index} %grid_dim_x : index
      "test.use"(%2) : (index) -> ()
      %block_dim_y = gpu.block_dim  y
      %3 = test.reflect_bounds {smax = 4294967295 : index, smin = 1 : index, umax = 4294967295 : index, umin = 1 : index} %block_dim_y : index
      "test.use"(%3) : (index) -> ()
      %global_id_x = gpu.global_id  x
      %4 = test.reflect_bounds {smax = 9223372036854775807 : index, smin = -9223372036854775808 : index, umax = -8589934592 : index, umin = 0 : index} %global_id_x : index
      "test.use"(%4) : (index) -> ()
      %cluster_id_x = gpu.cluster_id  x
      %5 = test.reflect_bounds {smax = 4294967294 : index, smin = 0 : index, umax = 4294967294 : index, umin = 0 : index} %cluster_id_x : index
      "test.use"(%5) : (index) -> ()
      %cluster_dim_x = gpu.cluster_dim  x
      %6 = test.reflect_bounds {smax = 4294967295 : index, smin = 1 : index, umax = 4294967295 : index, umin = 1 : index} %cluster_dim_x : index
      "test.use"(%6) : (index) -> ()
      %cluster_block_id_x = gpu.cluster_block_id  x
      %7 = test.reflect_bounds {smax = 7 : index, smin = 0 : index, umax = 7 : index, umin = 0 : index} %cluster_block_id_x : index
      "test.use"(%7) : (index) -> ()
      %cluster_dim_blocks_z = gpu.cluster_dim_blocks  z
      %8 = test.reflect_bounds {smax = 8 : index, smin = 1 : index, umax = 8 : index, umin = 1 : index} %cluster_dim_blocks_z : index
      "test.use"(%8) : (index) -> ()
      %9 = gpu.lane_id
      %10 = test.reflect_bounds {smax = 127 : index, smin = 0 : index, umax = 127 : index, umin = 0 : index} %9 : index
      "test.use"(%10) : (index) -> ()
      %11 = gpu.num_subgroups : index
      %12 = test.reflect_bounds {smax = 4294967295 : index, smin = 1 : index, umax = 4294967295 : index, umin = 1 : index} %11 : index
      "test.use"(%12) : (index) -> ()
      %13 = gpu.subgroup_id : index
      %14 = test.reflect_bounds {smax = 4294967294 : index, smin = 0 : index, umax = 4294967294 : index, umin = 0 : index} %13 : index
      "test.use"(%14) : (index) -> ()
      %15 = gpu.subgroup_size : index
      %16 = test.reflect_bounds {smax = 128 : index, smin = 1 : index, umax = 128 : index, umin = 1 : index} %15 : index
      "test.use"(%16) : (index) -> ()
      gpu.return
    }
    gpu.func @bounded() kernel {
      %thread_id_x = gpu.thread_id  x upper_bound 8
      %0 = test.reflect_bounds {smax = 7 : index, smin = 0 : index, umax = 7 : index, umin = 0 : index} %thread_id_x : index
      "test.use"(%0) : (index) -> ()
      %block_id_y = gpu.block_id  y upper_bound 8
      %1 = test.reflect_bounds {smax = 7 : index, smin = 0 : index, umax = 7 : index, umin = 0 : index} %block_id_y : index
      "test.use"(%1) : (index) -> ()
      %grid_dim_x = gpu.grid_dim  x upper_bound 8
      %2 = test.reflect_bounds {smax = 8 : index, smin = 1 : index, umax = 8 : index, umin = 1 : index} %grid_dim_x : index
      "test.use"(%2) : (index) -> ()
      %block_dim_y = gpu.block_dim  y upper_bound 8
      %3 = test.reflect_bounds {smax = 8 : index, smin = 1 : index, umax = 8 : index, umin = 1 : index} %block_dim_y : index
      "test.use"(%3) : (index) -> ()
      %global_id_x = gpu.global_id  x upper_bound 8
      %4 = test.reflect_bounds {smax = 7 : index, smin = 0 : index, umax = 7 : index, umin = 0 : index} %global_id_x : index
      "test.use"(%4) : (index) -> ()
      %cluster_id_x = gpu.cluster_id  x upper_bound 8
      %5 = test.reflect_bounds {smax = 7 : index, smin = 0 : index, umax = 7 : index, umin = 0 : index} %cluster_id_x : index
      "test.use"(%5) : (index) -> ()
      %cluster_dim_x = gpu.cluster_dim  x upper_bound 8
      %6 = test.reflect_bounds {smax = 8 : index, smin = 1 : index, umax = 8 : index, umin = 1 : index} %cluster_dim_x : index
      "test.use"(%6) : (index) -> ()
      %cluster_block_id_x = gpu.cluster_block_id  x upper_bound 8
      %7 = test.reflect_bounds {smax = 7 : index, smin = 0 : index, umax = 7 : index, umin = 0 : index} %cluster_block_id_x : index
      "test.use"(%7) : (index) -> ()
      %cluster_dim_blocks_z = gpu.cluster_dim_blocks  z upper_bound 8
      %8 = test.reflect_bounds {smax = 8 : index, smin = 1 : index, umax = 8 : index, umin = 1 : index} %cluster_dim_blocks_z : index
      "test.use"(%8) : (index) -> ()
      %9 = gpu.lane_id upper_bound 8
      %10 = test.reflect_bounds {smax = 7 : index, smin = 0 : index, umax = 7 : index, umin = 0 : index} %9 : index
      "test.use"(%10) : (index) -> ()
      %11 = gpu.num_subgroups upper_bound 8 : index
      %12 = test.reflect_bounds {smax = 8 : index, smin = 1 : index, umax = 8 : index, umin = 1 : index} %11 : index
      "test.use"(%12) : (index) -> ()
      %13 = gpu.subgroup_id upper_bound 8 : index
      %14 = test.reflect_bounds {smax = 7 : index, smin = 0 : index, umax = 7 : index, umin = 0 : index} %13 : index
      "test.use"(%14) : (index) -> ()
      %15 = gpu.subgroup_size upper_bound 8 : index
      %16 = test.reflect_bounds {smax = 8 : index, smin = 1 : index, umax = 8 : index, umin = 1 : index} %15 : index
      "test.use"(%16) : (index) -> ()
      gpu.return
    }
    gpu.func @known() kernel attributes {known_block_size = array<i32: 128, 2, 1>, known_grid_size = array<i32: 7, 5, 1>} {
      %0 = "test.constant"() <{value = 2 : index}> : () -> index
      %c2 = arith.constant 2 : index
      %1 = "test.constant"() <{value = 7 : index}> : () -> index
      %c7 = arith.constant 7 : index
      %thread_id_x = gpu.thread_id  x
      %2 = test.reflect_bounds {smax = 127 : index, smin = 0 : index, umax = 127 : index, umin = 0 : index} %thread_id_x : index
      "test.use"(%2) : (index) -> ()
      %block_id_y = gpu.block_id  y
      %3 = test.reflect_bounds {smax = 4 : index, smin = 0 : index, umax = 4 : index, umin = 0 : index} %block_id_y : index
      "test.use"(%3) : (index) -> ()
      %4 = test.reflect_bounds {smax = 7 : index, smin = 7 : index, umax = 7 : index, umin = 7 : index} %c7 : index
      "test.use"(%1) : (index) -> ()
      %5 = test.reflect_bounds {smax = 2 : index, smin = 2 : index, umax = 2 : index, umin = 2 : index} %c2 : index
      "test.use"(%0) : (index) -> ()
      %global_id_x = gpu.global_id  x
      %6 = test.reflect_bounds {smax = 895 : index, smin = 0 : index, umax = 895 : index, umin = 0 : index} %global_id_x : index
      "test.use"(%6) : (index) -> ()
      gpu.return
    }
    gpu.func @both() kernel attributes {known_block_size = array<i32: 128, 2, 1>, known_grid_size = array<i32: 7, 5, 1>} {
      %0 = "test.constant"() <{value = 2 : index}> : () -> index
      %c2 = arith.constant 2 : index
      %1 = "test.constant"() <{value = 7 : index}> : () -> index
      %c7 = arith.constant 7 : index
      %thread_id_x = gpu.thread_id  x upper_bound 4
      %2 = test.reflect_bounds {smax = 3 : index, smin = 0 : index, umax = 3 : index, umin = 0 : index} %thread_id_x : index
      "test.use"(%2) : (index) -> ()
      %block_id_y = gpu.block_id  y upper_bound 4
      %3 = test.reflect_bounds {smax = 3 : index, smin = 0 : index, umax = 3 : index, umin = 0 : index} %block_id_y : index
      "test.use"(%3) : (index) -> ()
      %4 = test.reflect_bounds {smax = 7 : index, smin = 7 : index, umax = 7 : index, umin = 7 : index} %c7 : index
      "test.use"(%1) : (index) -> ()
      %5 = test.reflect_bounds {smax = 2 : index, smin = 2 : index, umax = 2 : index, umin = 2 : index} %c2 : index
      "test.use"(%0) : (index) -> ()
      %global_id_x = gpu.global_id  x upper_bound 4
      %6 = test.reflect_bounds {smax = 3 : index, smin = 0 : index, umax = 3 : index, umin = 0 : index} %global_id_x : index
      "test.use"(%6) : (index) -> ()
      gpu.return
    }
  }
  func.func @known() attributes {gpu.known_block_size = array<i32: 64, 2, 1>, gpu.known_grid_size = array<i32: 3, 5, 1>} {
    %0 = "test.constant"() <{value = 2 : index}> : () -> index
    %c2 = arith.constant 2 : index
    %1 = "test.constant"() <{value = 3 : index}> : () -> index
    %c3 = arith.constant 3 : index
    %thread_id_x = gpu.thread_id  x
    %2 = test.reflect_bounds {smax = 63 : index, smin = 0 : index, umax = 63 : index, umin = 0 : index} %thread_id_x : index
    "test.use"(%2) : (index) -> ()
    %block_id_y = gpu.block_id  y
    %3 = test.reflect_bounds {smax = 4 : index, smin = 0 : index, umax = 4 : index, umin = 0 : index} %block_id_y : index
    "test.use"(%3) : (index) -> ()
    %4 = test.reflect_bounds {smax = 3 : index, smin = 3 : index, umax = 3 : index, umin = 3 : index} %c3 : index
    "test.use"(%1) : (index) -> ()
    %5 = test.reflect_bounds {smax = 2 : index, smin = 2 : index, umax = 2 : index, umin = 2 : index} %c2 : index
    "test.use"(%0) : (index) -> ()
    %global_id_x = gpu.global_id  x
    %6 = test.reflect_bounds {smax = 191 : index, smin = 0 : index, umax = 191 : index, umin = 0 : index} %global_id_x : index
    "test.use"(%6) : (index) -> ()
    return
  }
  func.func @launch(%arg0: index) {
    %0 = "test.constant"() <{value = 32 : index}> : () -> index
    %1 = "test.constant"() <{value = 1 : index}> : () -> index
    %2 = "test.constant"() <{value = 4 : index}> : () -> index
    %3 = "test.constant"() <{value = 0 : index}> : () -> index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c4, %arg8 = %arg0, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c32, %arg11 = %arg0, %arg12 = %c1) {
      %4 = test.reflect_bounds {smax = 3 : index, smin = 0 : index, umax = 3 : index, umin = 0 : index} %arg1 : index
      "test.use"(%4) : (index) -> ()
      %5 = test.reflect_bounds {smax = 4294967294 : index, smin = 0 : index, umax = 4294967294 : index, umin = 0 : index} %arg2 : index
      "test.use"(%5) : (index) -> ()
      %6 = test.reflect_bounds {smax = 0 : index, smin = 0 : index, umax = 0 : index, umin = 0 : index} %c0 : index
      "test.use"(%3) : (index) -> ()
      %7 = test.reflect_bounds {smax = 4 : index, smin = 4 : index, umax = 4 : index, umin = 4 : index} %c4 : index
      "test.use"(%2) : (index) -> ()
      %8 = test.reflect_bounds {smax = 4294967295 : index, smin = 1 : index, umax = 4294967295 : index, umin = 1 : index} %arg8 : index
      "test.use"(%8) : (index) -> ()
      %9 = test.reflect_bounds {smax = 1 : index, smin = 1 : index, umax = 1 : index, umin = 1 : index} %c1 : index
      "test.use"(%1) : (index) -> ()
      %10 = test.reflect_bounds {smax = 31 : index, smin = 0 : index, umax = 31 : index, umin = 0 : index} %arg4 : index
      "test.use"(%10) : (index) -> ()
      %11 = test.reflect_bounds {smax = 4294967294 : index, smin = 0 : index, umax = 4294967294 : index, umin = 0 : index} %arg5 : index
      "test.use"(%11) : (index) -> ()
      %12 = test.reflect_bounds {smax = 0 : index, smin = 0 : index, umax = 0 : index, umin = 0 : index} %c0 : index
      "test.use"(%3) : (index) -> ()
      %13 = test.reflect_bounds {smax = 32 : index, smin = 32 : index, umax = 32 : index, umin = 32 : index} %c32 : index
      "test.use"(%0) : (index) -> ()
      %14 = test.reflect_bounds {smax = 4294967295 : index, smin = 1 : index, umax = 4294967295 : index, umin = 1 : index} %arg11 : index
      "test.use"(%14) : (index) -> ()
      %15 = test.reflect_bounds {smax = 1 : index, smin = 1 : index, umax = 1 : index, umin = 1 : index} %c1 : index
      "test.use"(%1) : (index) -> ()
      %thread_id_x = gpu.thread_id  x
      %16 = test.reflect_bounds {smax = 31 : index, smin = 0 : index, umax = 31 : index, umin = 0 : index} %thread_id_x : index
      "test.use"(%16) : (index) -> ()
      %block_id_y = gpu.block_id  y
      %17 = test.reflect_bounds {smax = 4294967294 : index, smin = 0 : index, umax = 4294967294 : index, umin = 0 : index} %block_id_y : index
      "test.use"(%17) : (index) -> ()
      %18 = test.reflect_bounds {smax = 4 : index, smin = 4 : index, umax = 4 : index, umin = 4 : index} %c4 : index
      "test.use"(%2) : (index) -> ()
      %block_dim_y = gpu.block_dim  y
      %19 = test.reflect_bounds {smax = 4294967295 : index, smin = 1 : index, umax = 4294967295 : index, umin = 1 : index} %block_dim_y : index
      "test.use"(%19) : (index) -> ()
      %global_id_x = gpu.global_id  x
      %20 = test.reflect_bounds {smax = 127 : index, smin = 0 : index, umax = 127 : index, umin = 0 : index} %global_id_x : index
      "test.use"(%20) : (index) -> ()
      gpu.terminator
    }
    return
  }
}

