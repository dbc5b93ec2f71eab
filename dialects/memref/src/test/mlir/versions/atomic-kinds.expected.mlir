"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32>, index, i32, memref<4xf32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xi32>, %arg1: index, %arg2: i32, %arg3: memref<4xf32>, %arg4: f32):
    %0 = "memref.atomic_rmw"(%arg4, %arg3, %arg1) <{kind = 0 : i64}> : (f32, memref<4xf32>, index) -> f32
    %1 = "memref.atomic_rmw"(%arg2, %arg0, %arg1) <{kind = 6 : i64}> : (i32, memref<4xi32>, index) -> i32
    %2 = "memref.atomic_rmw"(%arg4, %arg3, %arg1) <{kind = 9 : i64}> : (f32, memref<4xf32>, index) -> f32
    %3 = "memref.atomic_rmw"(%arg2, %arg0, %arg1) <{kind = 2 : i64}> {a} : (i32, memref<4xi32>, index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

