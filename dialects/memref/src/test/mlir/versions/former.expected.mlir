"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>) -> memref<4xf32>, sym_name = "newest"}> ({
  ^bb0(%arg2: memref<4xf32>):
    %2 = "memref.assume_alignment"(%arg2) <{alignment = 16 : i32}> : (memref<4xf32>) -> memref<4xf32>
    %3 = "memref.assume_alignment"(%2) <{alignment = 32 : i32}> {x} : (memref<4xf32>) -> memref<4xf32>
    "func.return"(%3) : (memref<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, index) -> f32, sym_name = "former"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: index):
    %0 = "memref.assume_alignment"(%arg0) <{alignment = 8 : i32}> {x} : (memref<4xf32>) -> memref<4xf32>
    %1 = "memref.load"(%arg0, %arg1) <{alignment = 8 : i64}> : (memref<4xf32>, index) -> f32
    "func.return"(%1) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

