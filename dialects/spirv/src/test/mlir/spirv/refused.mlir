// RUN: --split-input-file --verify-diagnostics --irdl-file=%S/syntax.irdl.mlir
// REFERENCE: has no dialect ods.

func.func @variable() {
  // expected-error @+1 {{expected spirv.ptr type}}
  %0 = spirv.Variable : f32
}

// -----

func.func @extract(%v: !spirv.struct<(f32, i32)>) {
  %0 = spirv.CompositeExtract %v[1 : i32] : !spirv.struct<(f32, i32)>
  // expected-error @+1 {{cannot extract from a value of the type '!spirv.struct<(f32, i32)>' with index [2 : i32]}}
  %1 = spirv.CompositeExtract %v[2 : i32] : !spirv.struct<(f32, i32)>
}

// -----

func.func @parts(%a: i32) {
  // expected-error @+1 {{expected spirv.struct type}}
  %0 = spirv.IAddCarry %a, %a : i32
}

// -----

// expected-error @+1 {{expected one constituent}}
spirv.EXT.SpecConstantCompositeReplicate @d (@a, @b) : !spirv.array<2 x i32>
