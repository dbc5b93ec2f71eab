// RUN: --allow-unregistered-dialect
// Operations on subgroups, values that are printed, targets of modules.
module attributes {gpu.container_module} {
gpu.module @m [#nvvm.target] {
  gpu.func @k(%a: f32, %i: i32, %v: vector<4xf32>, %m: memref<32x32xf16>, %x: index, %h: f16) kernel attributes {known_cluster_size = array<i32: 1, 2, 3>} {
    %0 = gpu.subgroup_reduce add %a cluster(size = 4) : (f32) -> f32
    %1 = gpu.subgroup_reduce add %v uniform cluster(size = 4, stride = 2) {x} : (vector<4xf32>) -> vector<4xf32>
    %2, %3 = gpu.rotate %a, 4, 16 : f32
    %4, %5 = gpu.shuffle xor %v, %i, %i : vector<4xf32>
    %6 = gpu.subgroup_broadcast %a, first_active_lane : f32
    %7 = gpu.subgroup_broadcast %a, specific_lane %i : f32
    gpu.printf "a %f", %a : f32
    gpu.printf "a"
    %8 = gpu.subgroup_mma_load_matrix %m[%x, %x] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %9 = gpu.subgroup_mma_extract_thread_local %8[%x] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
    %10 = gpu.subgroup_mma_insert_thread_local %h, %8[%x] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    %11 = gpu.warp_execute_on_lane_0(%x)[32] -> (vector<4xf32>) {
      %c = arith.constant dense<0.0> : vector<128xf32>
      gpu.yield %c : vector<128xf32>
    }
    gpu.warp_execute_on_lane_0(%x)[32] {
    }
    %12 = gpu.warp_execute_on_lane_0(%x)[32] args(%v : vector<4xf32>) -> (vector<4xf32>) {
    ^bb0(%q: vector<128xf32>):
      gpu.yield %q : vector<128xf32>
    }
    gpu.return
  }
}
gpu.module @m2 <#gpu.select_object<0>> [#nvvm.target, #rocdl.target] attributes {a} {
}
func.func @l(%c: index) {
  gpu.launch blocks(%a, %b, %d) in (%e = %c, %f = %c, %g = %c) threads(%h, %i, %j) in (%k = %c, %l = %c, %n = %c) {
    gpu.terminator
  }
  gpu.launch clusters(%u, %w, %y) in (%u1 = %c, %w1 = %c, %y1 = %c) blocks(%a, %b, %d) in (%e = %c, %f = %c, %g = %c) threads(%h, %i, %j) in (%k = %c, %l = %c, %n = %c) {
    gpu.terminator
  } {kernelFunc = @k}
  return
}
}
