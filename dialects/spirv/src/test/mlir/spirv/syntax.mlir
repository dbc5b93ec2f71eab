// RUN: --irdl-file=%S/syntax.irdl.mlir
// REFERENCE: has no dialect ods.

spirv.module Logical GLSL450 {}

spirv.module @kernel Physical64 OpenCL requires #spirv.vce<v1.0, [Int64, Kernel], []> attributes {a} {
  spirv.GlobalVariable @id built_in("WorkgroupId") : !spirv.ptr<vector<3xi64>, Input>
  spirv.GlobalVariable @data initializer(@id) bind(1, 2) {a} : !spirv.ptr<f32, Uniform>
  spirv.EntryPoint "Kernel" @f, @id, @data
  spirv.EntryPoint "GLCompute" @f
  spirv.ExecutionMode @f "LocalSize", 8, 1, 1
  spirv.func @f(%arg: !spirv.ptr<f32, Function>, %c: i1) "None" attributes {a} {
    %0 = spirv.Load "Function" %arg : f32
    %1 = spirv.Load "Function" %arg ["Aligned", 4] {a} : f32
    spirv.Store "Function" %arg, %0 ["Volatile"] : f32
    %2 = spirv.Variable : !spirv.ptr<f32, Function>
    %3 = spirv.Variable init(%0) {a} : !spirv.ptr<f32, Function>
    %4 = spirv.Constant 1 : i32
    %5 = spirv.Constant dense<1.0> : vector<4xf32>
    %6 = spirv.Constant [1 : i32, 2 : i32] : !spirv.array<2 x i32>
    %7 = spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2 x i32>
    %8 = spirv.CompositeExtract %5[1 : i32] : vector<4xf32>
    %9 = spirv.CompositeExtract %6[0 : i32] : !spirv.array<2 x i32>
    %10 = spirv.CompositeInsert %8, %5[0 : i32] : f32 into vector<4xf32>
    spirv.mlir.selection {
      spirv.BranchConditional %c [3, 1], ^bb1, ^bb2(%0 : f32)
    ^bb1:
      spirv.BranchConditional %c, ^bb1, ^bb2(%0 : f32)
    ^bb2(%x: f32):
      spirv.mlir.merge
    }
    %11 = spirv.mlir.loop control(Unroll) -> f32 {
      spirv.mlir.merge %0 : f32
    }
    spirv.Return
  }
}

// Specialization constants, parts of results, images and switches.
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = true
  spirv.SpecConstant @b spec_id(5) = 42 : i32 {a}
  spirv.SpecConstantComposite @c (@a, @b) : !spirv.struct<(i1, i32)>
  spirv.EXT.SpecConstantCompositeReplicate @d (@b) : !spirv.array<2 x i32>
  spirv.func @f(%i: i32, %p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Uniform>, %x: f32, %w: !spirv.ptr<i32, StorageBuffer>, %v: vector<2xi32>, %image: !spirv.image<f32, Dim2D>) "None" attributes {sym_visibility = "private"} {
    %0 = spirv.IAddCarry %i, %i {a} : !spirv.struct<(i32, i32)>
    %1 = spirv.SpecConstantOperation wraps "spirv.IAddCarry"(%i, %i) : (i32, i32) -> !spirv.struct<(i32, i32)>
    spirv.CopyMemory "Function" %p, "Uniform" %q : f32
    spirv.CopyMemory "Function" %p, "Uniform" %q ["Aligned", 4] {a} : f32
    spirv.CopyMemory "Function" %p, "Uniform" %q ["Volatile"], ["Aligned", 8] : f32
    spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %w, %i : i32
    spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %w, %v : vector<2xi32>
    %2 = spirv.ImageFetch %image, %v : !spirv.image<f32, Dim2D>, vector<2xi32> -> f32
    %3 = spirv.ImageFetch %image, %v ["Bias", "Lod"], %x, %i : !spirv.image<f32, Dim2D>, vector<2xi32>, f32, i32 -> f32
    spirv.Switch %i : i32, [
      default: ^a
    ]
  ^a:
    spirv.Switch %i : i32, [
      default: ^b(%x : f32),
      -1: ^c,
      5: ^b(%x : f32)
    ]
  ^b(%y: f32):
    spirv.Return
  ^c:
    spirv.Return
  }
}
