// RUN:
// REFERENCE: reads the spelling of its own version only
// The generic form of MLIR 19.1.
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32, #sparse>, index) -> (index, f32), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x8xf32, #sparse>, %arg1: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "sparse_tensor.extract_iteration_space"(%arg0) <{hiLvl = 2 : index, loLvl = 0 : index}> : (tensor<4x8xf32, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
    %3:2 = "sparse_tensor.iterate"(%2, %0, %1) <{crdUsedLvls = 3 : i64}> ({
    ^bb0(%arg2: !sparse_tensor.iterator<#sparse, lvls = 0 to 2>, %arg3: index, %arg4: index, %arg5: index, %arg6: f32):
      %4 = "arith.addi"(%arg5, %arg3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %5 = "arith.addi"(%4, %arg4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "sparse_tensor.yield"(%5, %arg6) : (index, f32) -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, index, f32) -> (index, f32)
    "func.return"(%3#0, %3#1) : (index, f32) -> ()
  }) : () -> ()
}) : () -> ()

