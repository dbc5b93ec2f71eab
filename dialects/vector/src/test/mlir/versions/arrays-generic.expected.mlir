"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>), sym_name = "b"}> ({
  ^bb0(%arg2: vector<2xf32>):
    %2 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
    %3 = "ub.poison"() <{value = #ub.poison}> : () -> vector<2xf32>
    %4 = "vector.shuffle"(%arg2, %arg2) <{mask = array<i64: 0, 1>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %5 = "vector.shuffle"(%3, %arg2) <{mask = array<i64: 2, 3>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %6 = "vector.shuffle"(%2, %3) <{mask = array<i64: 0, 3>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    "func.return"(%4, %5, %6) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x3xf32>, vector<3xf32>) -> (vector<3xf32>, vector<2x3xi1>), sym_name = "arrays"}> ({
  ^bb0(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>):
    %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<2x3xf32>, vector<3xf32>) -> vector<3xf32>
    %1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 2>}> : () -> vector<2x3xi1>
    "func.return"(%0, %1) : (vector<3xf32>, vector<2x3xi1>) -> ()
  }) : () -> ()
}) : () -> ()

