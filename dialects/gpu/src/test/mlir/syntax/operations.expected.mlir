#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  module attributes {gpu.container_module} {
    gpu.module @m0 {
    }
    gpu.module @m1 <#gpu.select_object<0 : i64>> attributes {a = 1 : i64} {
      gpu.func @k(%arg0: f32 {x.y}, %arg1: memref<4xf32>) workgroup(%arg2 : memref<3xf32, #gpu.address_space<workgroup>> {x.z = 1 : i64}, %arg3 : memref<3xf32, 3>) private(%arg4 : memref<1xf32, 5>) kernel attributes {b = 3 : i64, known_block_size = array<i32: 1, 2, 3>, sym_visibility = "private"} {
        gpu.return
      }
      gpu.func @k2(%arg0: f32) -> (f32 {x.q}) {
        gpu.return %arg0 : f32
      }
      gpu.func @k3() {
        %thread_id_x = gpu.thread_id  x
        %block_id_y = gpu.block_id  y upper_bound 4 {a}
        %0 = gpu.lane_id upper_bound 32
        %1 = gpu.subgroup_id : index
        %2 = gpu.num_subgroups : index
        %global_id_z = gpu.global_id  z
        gpu.return
      }
    }
    func.func @f(%arg0: index, %arg1: index, %arg2: i32, %arg3: memref<4xf32>, %arg4: f32, %arg5: i32, %arg6: i64) {
      gpu.launch blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg0, %arg17 = %arg0, %arg18 = %arg0) {
        gpu.terminator
      } {a}
      gpu.launch clusters(%arg19, %arg20, %arg21) in (%arg22 = %arg1, %arg23 = %arg1, %arg24 = %arg1) blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg0, %arg17 = %arg0, %arg18 = %arg0) dynamic_shared_memory_size %arg2 workgroup(%arg25 : memref<1xf32, 3>) private(%arg26 : memref<1xf32, 5>) {
        "x.y"(%arg25, %arg26, %arg19, %arg22, %arg10) : (memref<1xf32, 3>, memref<1xf32, 5>, index, index, index) -> ()
        gpu.terminator
      }
      %0 = gpu.wait async
      gpu.wait [%0]
      gpu.wait 
      %1 = gpu.wait async [%0, %0] {a}
      %2 = gpu.launch async [%0] blocks(%arg7, %arg8, %arg9) in (%arg13 = %arg0, %arg14 = %arg0, %arg15 = %arg0) threads(%arg10, %arg11, %arg12) in (%arg16 = %arg0, %arg17 = %arg0, %arg18 = %arg0) {
        gpu.terminator
      }
      gpu.launch_func  @m1::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg4 : f32, %arg3 : memref<4xf32>)
      gpu.launch_func  @m1::@k clusters in (%arg0, %arg0, %arg0) blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  dynamic_shared_memory_size %arg2 args(%arg4 : f32, %arg3 : memref<4xf32>) {a}
      gpu.launch_func  @m1::@k blocks in (%arg5, %arg5, %arg5) threads in (%arg5, %arg5, %arg5) : i32 args(%arg4 : f32, %arg3 : memref<4xf32>)
      %3 = gpu.launch_func async [%0] @m1::@k clusters in (%arg6, %arg6, %arg6) blocks in (%arg6, %arg6, %arg6) threads in (%arg6, %arg6, %arg6) : i64 args(%arg4 : f32, %arg3 : memref<4xf32>)
      gpu.launch_func <%arg4 : f32> @m1::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg4 : f32, %arg3 : memref<4xf32>)
      %memref = gpu.alloc  () : memref<4xf32>
      %memref_0, %asyncToken = gpu.alloc async [%0] host_shared (%arg0) : memref<?xf32>
      %memref_1, %asyncToken_2 = gpu.alloc async (%arg0)[%arg0] : memref<?xf32, #map>
      gpu.dealloc  %memref : memref<4xf32>
      %4 = gpu.dealloc async [%asyncToken] %memref_0 {a} : memref<?xf32>
      return
    }
  }
  func.func @attributes() {
    "test.x"() {a = #gpu<dim x>, b = #gpu.address_space<workgroup>, c = #gpu.block<linear_dim_3>, d = #gpu.memory_space<global>, e = #gpu.thread<x>, f = #gpu.warp<y>, g = #gpu.warpgroup<z>, h = #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>, i = #gpu.select_object<1 : i64>, j = #gpu<prune_2to4_spmat_flag NONE>} : () -> ()
    return
  }
  func.func @reductions(%arg0: f32, %arg1: i32, %arg2: vector<4xi8>) {
    %0 = gpu.all_reduce  maximumf %arg0 {
    } : (f32) -> f32
    %1 = gpu.all_reduce  %arg1 uniform {
    ^bb0(%arg3: i32, %arg4: i32):
      gpu.yield %arg3 : i32
    } : (i32) -> i32
    %2 = gpu.subgroup_reduce  and %arg2 uniform : (vector<4xi8>) -> vector<4xi8>
    %shuffleResult, %valid = gpu.shuffle  xor %arg0, %arg1, %arg1 {a} : f32
    gpu.barrier
    gpu.printf "%d %f" %arg1, %arg0 : i32, f32
    gpu.printf "none"
    gpu.set_default_device %arg1
    return
  }
  func.func @memory(%arg0: memref<3x7xf32>, %arg1: memref<3x7xf32, 1>, %arg2: memref<*xf32>, %arg3: f32) {
    gpu.host_register %arg2 : memref<*xf32>
    gpu.host_unregister %arg2 : memref<*xf32>
    gpu.memcpy  %arg0, %arg1 : memref<3x7xf32>, memref<3x7xf32, 1>
    %0 = gpu.wait async
    %1 = gpu.memcpy async [%0] %arg0, %arg1 : memref<3x7xf32>, memref<3x7xf32, 1>
    %2 = gpu.memset async [%0] %arg0, %arg3 : memref<3x7xf32>, f32 {a}
    %3 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    return
  }
  func.func @matrices(%arg0: memref<32x32xf16, 3>, %arg1: index, %arg2: f32) {
    %0 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg1] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg1] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %2 = gpu.subgroup_mma_constant_matrix %arg2 : !gpu.mma_matrix<16x16xf32, "COp">
    %3 = gpu.subgroup_mma_elementwise  addf %2, %2 : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    %4 = gpu.subgroup_mma_compute %0, %1, %3 {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %4, %arg0[%arg1, %arg1] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf16, 3>
    return
  }
  func.func @sparse(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf64>) {
    %0 = gpu.wait async
    %spmat, %asyncToken = gpu.create_coo async [%0] %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_0, %asyncToken_1 = gpu.create_coo_aos async [%0] %arg0, %arg0, %arg0, %arg1, %arg2 : memref<?xindex>, memref<?xf64>
    %spmat_2, %asyncToken_3 = gpu.create_csr async [%asyncToken] %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_4 = gpu.create_csc  %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_5 = gpu.create_bsr  %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spMat = gpu.create_2to4_spmat { PRUNE_AND_CHECK} %arg0, %arg0, %arg2 : memref<?xf64>
    %spMat_6 = gpu.create_2to4_spmat { NONE} %arg0, %arg0, %arg2 : memref<?xf64>
    %dnTensor, %asyncToken_7 = gpu.create_dn_tensor async [%asyncToken_3] %arg2, %arg0, %arg0 : index, index into memref<?xf64>
    %bufferSz, %asyncToken_8 = gpu.spmv_buffer_size async [%asyncToken_7] %spmat_2, %dnTensor, %dnTensor into f64
    %1 = gpu.spmv async [%asyncToken_8] %spmat_2{ TRANSPOSE}, %dnTensor, %dnTensor, %arg2 : memref<?xf64> into f64
    %bufferSzs, %asyncToken_9 = gpu.spmm_buffer_size async [%1] %spmat_2, %dnTensor{ CONJUGATE_TRANSPOSE}, %dnTensor : index into f64
    %2 = gpu.spmm async [%asyncToken_9] %spmat_2, %dnTensor, %dnTensor, %arg2 : memref<?xf64> into f64
    %bufferSz_10, %asyncToken_11 = gpu.sddmm_buffer_size async [%2] %dnTensor, %dnTensor, %spmat_2 into f64
    %3 = gpu.sddmm async [%asyncToken_11] %dnTensor, %dnTensor, %spmat_2, %arg2 : memref<?xf64> into f64
    %desc, %asyncToken_12 = gpu.spgemm_create_descr async [%3]
    %bufferSzNew, %asyncToken_13 = gpu.spgemm_work_estimation_or_compute async [%asyncToken_12]{ WORK_ESTIMATION} %spmat_2, %spmat_2, %spmat_2, %desc, %arg0, %arg2 : f64 into memref<?xf64>
    %4 = gpu.spgemm_copy async [%asyncToken_13] %spmat_2, %spmat_2, %spmat_2, %desc : f64
    %rows, %cols, %nnz, %asyncToken_14 = gpu.spmat_get_size async [%4] %spmat_2
    %5 = gpu.set_csr_pointers async [%asyncToken_14] %spmat_2, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %6 = gpu.spgemm_destroy_descr async [%5] %desc
    %7 = gpu.destroy_dn_tensor async [%6] %dnTensor
    %8 = gpu.destroy_sp_mat async [%7] %spmat_2
    gpu.wait [%8]
    return
  }
}

