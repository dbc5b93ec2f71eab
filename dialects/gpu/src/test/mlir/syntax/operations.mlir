// RUN: --mlir-version=19.1 --allow-unregistered-dialect

module attributes {gpu.container_module} {
gpu.module @m0 {
}
gpu.module @m1 <#gpu.select_object<0>> attributes {a = 1} {
  gpu.func @k(%a: f32 {x.y}, %b: memref<4xf32>) workgroup(%w : memref<3xf32, #gpu.address_space<workgroup>> {x.z = 1}, %w2 : memref<3xf32, 3>) private(%p : memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 1, 2, 3>, b = 3, sym_visibility = "private"} {
    gpu.return
  }
  gpu.func @k2(%a: f32) -> (f32 {x.q}) {
    gpu.return %a : f32
  }
  gpu.func @k3() workgroup() private() {
    %x = gpu.thread_id x
    %y = gpu.block_id y upper_bound 4 {a}
    %l = gpu.lane_id upper_bound 32
    %s = gpu.subgroup_id : index
    %ns = gpu.num_subgroups : index
    %gs = gpu.global_id z
    gpu.return
  }
}
func.func @f(%i: index, %c: index, %d: i32, %m: memref<4xf32>, %v: f32, %i32: i32, %i64: i64) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { gpu.terminator } {a}
  gpu.launch clusters(%cx, %cy, %cz) in (%lx = %c, %ly = %c, %lz = %c) blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) dynamic_shared_memory_size %d workgroup(%w : memref<1xf32, 3>) private(%p : memref<1xf32, 5>)  { "x.y"(%w, %p, %cx, %lx, %tx) : (memref<1xf32, 3>, memref<1xf32, 5>, index, index, index) -> () 
  gpu.terminator }
  %t0 = gpu.wait async
  gpu.wait [%t0]
  gpu.wait
  %t1 = gpu.wait async [%t0, %t0] {a}
  %tl = gpu.launch async [%t0] blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { gpu.terminator }
  gpu.launch_func @m1::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%v : f32, %m : memref<4xf32>)
  gpu.launch_func @m1::@k clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i) dynamic_shared_memory_size %d args(%v : f32, %m : memref<4xf32>) {a}
  gpu.launch_func @m1::@k blocks in (%i32, %i32, %i32) threads in (%i32, %i32, %i32) : i32 args(%v : f32, %m : memref<4xf32>)
  %tf = gpu.launch_func async [%t0] @m1::@k clusters in (%i64, %i64, %i64) blocks in (%i64, %i64, %i64) threads in (%i64, %i64, %i64) : i64 args(%v : f32, %m : memref<4xf32>)
  gpu.launch_func <%v : f32> @m1::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%v : f32, %m : memref<4xf32>)
  %al = gpu.alloc () : memref<4xf32>
  %al1, %at = gpu.alloc async [%t0] host_shared (%i) : memref<?xf32>
  %al2, %at2 = gpu.alloc async  (%i)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0+s0)>>
  gpu.dealloc %al : memref<4xf32>
  %dd = gpu.dealloc async [%at] %al1 {a} : memref<?xf32>
  return
}
}

func.func @attributes() {
  "test.x"() {a = #gpu<dim x>, b = #gpu.address_space<workgroup>, c = #gpu.block<linear_dim_3>,
    d = #gpu.memory_space<global>, e = #gpu.thread<x>, f = #gpu.warp<y>, g = #gpu.warpgroup<z>,
    h = #gpu.loop_dim_map<map = (d0) -> (d0), processor = thread_x, bound = (d0) -> (d0 + 1)>,
    i = #gpu.select_object<1>, j = #gpu<prune_2to4_spmat_flag NONE>} : () -> ()
  return
}

func.func @reductions(%f: f32, %i: i32, %v: vector<4xi8>) {
  %0 = gpu.all_reduce maximumf %f {} : (f32) -> f32
  %1 = gpu.all_reduce %i uniform {
  ^bb0(%x: i32, %y: i32):
    "gpu.yield"(%x) : (i32) -> ()
  } : (i32) -> i32
  %2 = gpu.subgroup_reduce and %v uniform : (vector<4xi8>) -> vector<4xi8>
  %3, %valid = gpu.shuffle xor %f, %i, %i {a} : f32
  gpu.barrier
  gpu.printf "%d %f" %i, %f : i32, f32
  gpu.printf "none"
  gpu.set_default_device %i
  return
}

func.func @memory(%dst: memref<3x7xf32>, %src: memref<3x7xf32, 1>, %u: memref<*xf32>, %value: f32) {
  gpu.host_register %u : memref<*xf32>
  gpu.host_unregister %u : memref<*xf32>
  gpu.memcpy %dst, %src : memref<3x7xf32>, memref<3x7xf32, 1>
  %0 = gpu.wait async
  %1 = gpu.memcpy async [%0] %dst, %src : memref<3x7xf32>, memref<3x7xf32, 1>
  %2 = gpu.memset async [%0] %dst, %value : memref<3x7xf32>, f32 {a}
  %3 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}

func.func @matrices(%m: memref<32x32xf16, 3>, %i: index, %f: f32) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %c = gpu.subgroup_mma_constant_matrix %f : !gpu.mma_matrix<16x16xf32, "COp">
  %d = gpu.subgroup_mma_elementwise addf %c, %c : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  %e = gpu.subgroup_mma_compute %a, %b, %d {a_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  gpu.subgroup_mma_store_matrix %e, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf16, 3>
  return
}

func.func @sparse(%n: index, %m: memref<?xindex>, %v: memref<?xf64>) {
  %t = gpu.wait async
  %coo, %t1 = gpu.create_coo async [%t] %n, %n, %n, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %aos, %t1b = gpu.create_coo_aos async [%t] %n, %n, %n, %m, %v : memref<?xindex>, memref<?xf64>
  %csr, %t2 = gpu.create_csr async [%t1] %n, %n, %n, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %csc = gpu.create_csc %n, %n, %n, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %bsr = gpu.create_bsr %n, %n, %n, %n, %n, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %p0 = gpu.create_2to4_spmat {PRUNE_AND_CHECK} %n, %n, %v : memref<?xf64>
  %p1 = gpu.create_2to4_spmat {NONE} %n, %n, %v : memref<?xf64>
  %dn, %t3 = gpu.create_dn_tensor async [%t2] %v, %n, %n : index, index into memref<?xf64>
  %sz, %t4 = gpu.spmv_buffer_size async [%t3] %csr, %dn, %dn into f64
  %t5 = gpu.spmv async [%t4] %csr {TRANSPOSE}, %dn, %dn, %v : memref<?xf64> into f64
  %sz2, %t6 = gpu.spmm_buffer_size async [%t5] %csr, %dn {CONJUGATE_TRANSPOSE}, %dn : index into f64
  %t7 = gpu.spmm async [%t6] %csr, %dn, %dn, %v : memref<?xf64> into f64
  %sz3, %t8 = gpu.sddmm_buffer_size async [%t7] %dn, %dn, %csr into f64
  %t9 = gpu.sddmm async [%t8] %dn, %dn, %csr, %v : memref<?xf64> into f64
  %desc, %t10 = gpu.spgemm_create_descr async [%t9]
  %b, %t11 = gpu.spgemm_work_estimation_or_compute async [%t10] {WORK_ESTIMATION} %csr, %csr, %csr, %desc, %n, %v : f64 into memref<?xf64>
  %t12 = gpu.spgemm_copy async [%t11] %csr, %csr, %csr, %desc : f64
  %r, %c, %nnz, %t13 = gpu.spmat_get_size async [%t12] %csr
  %t14 = gpu.set_csr_pointers async [%t13] %csr, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %t15 = gpu.spgemm_destroy_descr async [%t14] %desc
  %t16 = gpu.destroy_dn_tensor async [%t15] %dn
  %t17 = gpu.destroy_sp_mat async [%t16] %csr
  gpu.wait [%t17]
  return
}
