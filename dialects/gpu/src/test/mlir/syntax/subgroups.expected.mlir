module attributes {gpu.container_module} {
  gpu.module @m [#nvvm.target] {
    gpu.func @k(%arg0: f32, %arg1: i32, %arg2: vector<4xf32>, %arg3: memref<32x32xf16>, %arg4: index, %arg5: f16) kernel attributes {known_cluster_size = array<i32: 1, 2, 3>} {
      %0 = gpu.subgroup_reduce  add %arg0 cluster(size = 4) : (f32) -> f32
      %1 = gpu.subgroup_reduce  add %arg2 uniform cluster(size = 4, stride = 2) {x} : (vector<4xf32>) -> vector<4xf32>
      %rotateResult, %valid = gpu.rotate %arg0, 4, 16 : f32
      %shuffleResult, %valid_0 = gpu.shuffle  xor %arg2, %arg1, %arg1 : vector<4xf32>
      %2 = gpu.subgroup_broadcast %arg0,  first_active_lane : f32
      %3 = gpu.subgroup_broadcast %arg0,  specific_lane %arg1 : f32
      gpu.printf "a %f", %arg0 : f32
      gpu.printf "a"
      %4 = gpu.subgroup_mma_load_matrix %arg3[%arg4, %arg4] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
      %5 = gpu.subgroup_mma_extract_thread_local %4[%arg4] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
      %6 = gpu.subgroup_mma_insert_thread_local %arg5, %4[%arg4] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
      %7 = gpu.warp_execute_on_lane_0(%arg4)[32] -> (vector<4xf32>) {
        %cst = arith.constant dense<0.000000e+00> : vector<128xf32>
        gpu.yield %cst : vector<128xf32>
      }
      gpu.warp_execute_on_lane_0(%arg4)[32] {
      }
      %8 = gpu.warp_execute_on_lane_0(%arg4)[32] args(%arg2 : vector<4xf32>) -> (vector<4xf32>) {
      ^bb0(%arg6: vector<128xf32>):
        gpu.yield %arg6 : vector<128xf32>
      }
      gpu.return
    }
  }
  gpu.module @m2<#gpu.select_object<0 : i64>> [#nvvm.target, #rocdl.target] attributes {a} {
  }
  func.func @l(%arg0: index) {
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
      gpu.terminator
    }
    gpu.launch clusters(%arg13, %arg14, %arg15) in (%arg16 = %arg0, %arg17 = %arg0, %arg18 = %arg0) blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
      gpu.terminator
    } {kernelFunc = @k}
    return
  }
}

