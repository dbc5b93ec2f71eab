// RUN:
spirv.module @kernel Physical64 OpenCL requires #spirv.vce<v1.0, [Int64, Kernel, Addresses], []> {
  spirv.GlobalVariable @id built_in("WorkgroupId") : !spirv.ptr<vector<3xi64>, Input>
  spirv.SpecConstant @b spec_id(5) = 42 : i32
  spirv.EntryPoint "Kernel" @f, @id
  spirv.ExecutionMode @f "LocalSize", 8, 1, 1
  spirv.func @f(%arg: !spirv.ptr<f32, Function>, %c: i1) "None" {
    %0 = spirv.Load "Function" %arg : f32
    %1 = spirv.Load "Function" %arg ["Aligned", 4] : f32
    spirv.Store "Function" %arg, %0 ["Volatile"] : f32
    %2 = spirv.Variable : !spirv.ptr<f32, Function>
    %4 = spirv.Constant 1 : i32
    %3 = spirv.Variable init(%4) : !spirv.ptr<i32, Function>
    %5 = spirv.Constant dense<1.0> : vector<4xf32>
    %8 = spirv.CompositeExtract %5[1 : i32] : vector<4xf32>
    %10 = spirv.CompositeInsert %8, %5[0 : i32] : f32 into vector<4xf32>
    spirv.mlir.selection {
      spirv.BranchConditional %c [3, 1], ^bb1, ^bb2
    ^bb1:
      spirv.Branch ^bb2
    ^bb2:
      spirv.mlir.merge
    }
    spirv.mlir.loop {
      spirv.Branch ^header
    ^header:
      spirv.BranchConditional %c, ^body, ^merge
    ^body:
      spirv.Branch ^continue
    ^continue:
      spirv.Branch ^header
    ^merge:
      spirv.mlir.merge
    }
    %11 = spirv.IAddCarry %4, %4 : !spirv.struct<(i32, i32)>
    %12 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%4, %4) : (i32, i32) -> i32
    spirv.Switch %4 : i32, [
      default: ^end,
      1: ^end
    ]
  ^end:
    spirv.Return
  }
}
