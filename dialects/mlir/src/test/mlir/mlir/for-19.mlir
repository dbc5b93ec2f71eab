// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
// REFERENCE: does not have these parts.

// expected-error @below {{'func.func' op type 'emitc.lvalue' does not exist in MLIR 19.1}}
func.func @type(%a: !emitc.lvalue<i32>) {
  return
}

// -----

// expected-error @below {{'func.func' op attribute 'amdgpu.address_space' does not exist in MLIR 19.1}}
func.func @attribute(%a: memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>) {
  return
}

// -----

func.func @operation(%a: i32) {
  // expected-error @below {{'rocdl.readlane' op does not exist in MLIR 19.1}}
  %0 = rocdl.readlane %a, %a : (i32, i32) -> i32
  return
}

// -----

// expected-error @below {{'func.func' op type 'smt.int' does not exist in MLIR 19.1}}
func.func @dialect(%a: !smt.int) {
  return
}

// -----

// expected-error @below {{'shard.grid' op does not exist in MLIR 19.1}}
shard.grid @operation_of_dialect(shape = 2x4)

// -----

func.func @older(%a: f32) -> f32 {
  %0 = rocdl.workitem.id.x : i32
  return %a : f32
}
