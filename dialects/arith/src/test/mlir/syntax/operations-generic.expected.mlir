"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, f32, index, vector<4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: index, %arg4: vector<4xi32>):
    %0 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = true}> : () -> i1
    %2 = "arith.constant"() <{value = -3 : i8}> : () -> i8
    %3 = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
    %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %5 = "arith.constant"() <{value = 1 : i32}> {foo = 1 : i64} : () -> i32
    %6 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %7 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    %8 = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %9 = "arith.select"(%8, %arg0, %arg1) : (i1, i32, i32) -> i32
    %10 = "arith.index_cast"(%arg0) : (i32) -> index
    %11:2 = "arith.addui_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i1)
    %12 = "arith.truncf"(%arg2) <{roundingmode = 0 : i32}> : (f32) -> bf16
    %13 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<nnan,ninf>, predicate = 4 : i64}> : (f32, f32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

