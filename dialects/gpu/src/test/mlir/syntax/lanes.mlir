// RUN: --mlir-print-op-generic --allow-unregistered-dialect
// The lane that is broadcast, and lanes of mappings.
func.func @broadcast(%value: f32, %lane: i32) -> (f32, f32) {
  %0 = gpu.subgroup_broadcast %value, first_active_lane : f32
  %1 = "gpu.subgroup_broadcast"(%value, %lane) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> f32
  "test.mapping"() {a = #gpu.lane<x>, b = #gpu.lane<linear_dim_3>} : () -> ()
  return %0, %1 : f32, f32
}
