module {
  spirv.module Logical GLSL450 {
  }
  spirv.module @kernel Physical64 OpenCL requires #spirv.vce<v1.0, [Int64, Kernel], []> attributes {a} {
    spirv.GlobalVariable @id built_in("WorkgroupId") : !spirv.ptr<vector<3xi64>, Input>
    spirv.GlobalVariable @data initializer(@id) bind(1, 2) {a} : !spirv.ptr<f32, Uniform>
    spirv.EntryPoint "Kernel" @f, @id, @data
    spirv.EntryPoint "GLCompute" @f
    spirv.ExecutionMode @f "LocalSize", 8, 1, 1
    spirv.func @f(%arg0: !spirv.ptr<f32, Function>, %arg1: i1) "None" attributes {a} {
      %0 = spirv.Load "Function" %arg0 : f32
      %1 = spirv.Load "Function" %arg0 ["Aligned", 4] {a} : f32
      spirv.Store "Function" %arg0, %0 ["Volatile"] : f32
      %2 = spirv.Variable : !spirv.ptr<f32, Function>
      %3 = spirv.Variable init(%0) {a} : !spirv.ptr<f32, Function>
      %cst1_i32 = spirv.Constant 1 : i32
      %cst_vec_4xf32 = spirv.Constant dense<1.000000e+00> : vector<4xf32>
      %cst = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
      %cst_0 = spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2 x i32>
      %4 = spirv.CompositeExtract %cst_vec_4xf32[1 : i32] : vector<4xf32>
      %5 = spirv.CompositeExtract %cst[0 : i32] : !spirv.array<2 x i32>
      %6 = spirv.CompositeInsert %4, %cst_vec_4xf32[0 : i32] : f32 into vector<4xf32>
      spirv.mlir.selection {
        spirv.BranchConditional %arg1 [3, 1], ^bb1, ^bb2(%0 : f32)
      ^bb1:  // 2 preds: ^bb0, ^bb1
        spirv.BranchConditional %arg1, ^bb1, ^bb2(%0 : f32)
      ^bb2(%8: f32):  // 2 preds: ^bb0, ^bb1
        spirv.mlir.merge
      }
      %7 = spirv.mlir.loop control(Unroll) -> f32 {
        spirv.mlir.merge %0 : f32
      }
      spirv.Return
    }
  }
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @a = true
    spirv.SpecConstant @b spec_id(5) = 42 : i32 {a}
    spirv.SpecConstantComposite @c (@a, @b) : !spirv.struct<(i1, i32)>
    spirv.EXT.SpecConstantCompositeReplicate @d (@b) : !spirv.array<2 x i32>
    spirv.func @f(%arg0: i32, %arg1: !spirv.ptr<f32, Function>, %arg2: !spirv.ptr<f32, Uniform>, %arg3: f32, %arg4: !spirv.ptr<i32, StorageBuffer>, %arg5: vector<2xi32>, %arg6: !spirv.image<f32, Dim2D>) "None" attributes {sym_visibility = "private"} {
      %0 = spirv.IAddCarry %arg0, %arg0 {a} : !spirv.struct<(i32, i32)>
      %1 = spirv.SpecConstantOperation wraps "spirv.IAddCarry"(%arg0, %arg0) : (i32, i32) -> !spirv.struct<(i32, i32)>
      spirv.CopyMemory  "Function" %arg1,  "Uniform" %arg2,  : f32
      spirv.CopyMemory  "Function" %arg1,  "Uniform" %arg2 ["Aligned", 4],  ["Aligned", 4] {a} : f32
      spirv.CopyMemory  "Function" %arg1,  "Uniform" %arg2 ["Volatile"],  ["Aligned", 8] : f32
      spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %arg4, %arg0 : i32
      spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %arg4, %arg5 : vector<2xi32>
      %2 = spirv.ImageFetch %arg6, %arg5  : !spirv.image<f32, Dim2D>, vector<2xi32> -> f32
      %3 = spirv.ImageFetch %arg6, %arg5 ["Bias", "Lod"], %arg3, %arg0 : !spirv.image<f32, Dim2D>, vector<2xi32>, f32, i32 -> f32
      spirv.Switch %arg0 : i32, [
        default: ^bb1]
    ^bb1:  // pred: ^bb0
      spirv.Switch %arg0 : i32, [
        default: ^bb2(%arg3 : f32),
        -1: ^bb3,
        5: ^bb2(%arg3 : f32)
      ]
    ^bb2(%4: f32):  // 2 preds: ^bb1, ^bb1
      spirv.Return
    ^bb3:  // pred: ^bb1
      spirv.Return
    }
  }
}

