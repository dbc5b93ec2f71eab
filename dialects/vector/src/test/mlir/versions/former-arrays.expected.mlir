"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x3xf32>, vector<3xf32>) -> (vector<3xf32>, vector<2x3xi1>, vector<3xf32>), sym_name = "f"}> ({
  ^bb0(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>):
    %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> {x} : (vector<2x3xf32>, vector<3xf32>) -> vector<3xf32>
    %1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 2>}> : () -> vector<2x3xi1>
    %2 = "vector.shuffle"(%arg1, %arg1) <{mask = array<i64: 0, 4, 2>}> : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
    "func.return"(%0, %1, %2) : (vector<3xf32>, vector<2x3xi1>, vector<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

