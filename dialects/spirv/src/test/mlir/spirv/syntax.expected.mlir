module {
  spirv.module @kernel Physical64 OpenCL requires #spirv.vce<v1.0, [Int64, Kernel, Addresses], []> {
    spirv.GlobalVariable @id built_in("WorkgroupId") : !spirv.ptr<vector<3xi64>, Input>
    spirv.SpecConstant @b spec_id(5) = 42 : i32
    spirv.EntryPoint "Kernel" @f, @id
    spirv.ExecutionMode @f "LocalSize", 8, 1, 1
    spirv.func @f(%arg0: !spirv.ptr<f32, Function>, %arg1: i1) "None" {
      %0 = spirv.Load "Function" %arg0 : f32
      %1 = spirv.Load "Function" %arg0 ["Aligned", 4] : f32
      spirv.Store "Function" %arg0, %0 ["Volatile"] : f32
      %2 = spirv.Variable : !spirv.ptr<f32, Function>
      %cst1_i32 = spirv.Constant 1 : i32
      %3 = spirv.Variable init(%cst1_i32) : !spirv.ptr<i32, Function>
      %cst_vec_4xf32 = spirv.Constant dense<1.000000e+00> : vector<4xf32>
      %4 = spirv.CompositeExtract %cst_vec_4xf32[1 : i32] : vector<4xf32>
      %5 = spirv.CompositeInsert %4, %cst_vec_4xf32[0 : i32] : f32 into vector<4xf32>
      spirv.mlir.selection {
        spirv.BranchConditional %arg1 [3, 1], ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spirv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge
      }
      spirv.mlir.loop {
        spirv.Branch ^bb1
      ^bb1:  // 2 preds: ^bb0, ^bb3
        spirv.BranchConditional %arg1, ^bb2, ^bb4
      ^bb2:  // pred: ^bb1
        spirv.Branch ^bb3
      ^bb3:  // pred: ^bb2
        spirv.Branch ^bb1
      ^bb4:  // pred: ^bb1
        spirv.mlir.merge
      }
      %6 = spirv.IAddCarry %cst1_i32, %cst1_i32 : !spirv.struct<(i32, i32)>
      %7 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%cst1_i32, %cst1_i32) : (i32, i32) -> i32
      spirv.Switch %cst1_i32 : i32, [
        default: ^bb1,
        1: ^bb1
      ]
    ^bb1:  // 2 preds: ^bb0, ^bb0
      spirv.Return
    }
  }
}

