"builtin.module"() ({
  "func.func"() <{function_type = (f32, i32) -> (f32, f32), sym_name = "broadcast"}> ({
  ^bb0(%arg0: f32, %arg1: i32):
    %0 = "gpu.subgroup_broadcast"(%arg0) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32) -> f32
    %1 = "gpu.subgroup_broadcast"(%arg0, %arg1) <{broadcast_type = #gpu<broadcast specific_lane>}> : (f32, i32) -> f32
    "test.mapping"() {a = #gpu.lane<x>, b = #gpu.lane<linear_dim_3>} : () -> ()
    "func.return"(%0, %1) : (f32, f32) -> ()
  }) : () -> ()
}) : () -> ()

