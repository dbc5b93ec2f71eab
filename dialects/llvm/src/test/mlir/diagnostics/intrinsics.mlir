// RUN: --split-input-file --verify-diagnostics
// Operands, results and attributes of intrinsics that are rejected.
func.func @f(%i: i32) {
  // expected-error @below {{'llvm.intr.round' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.intr.round(%i) : (i32) -> i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{'llvm.intr.round' op requires the same type for all operands and results}}
  %0 = llvm.intr.round(%a) : (f32) -> f64
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'llvm.intr.lround' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.intr.lround(%i) : (i32) -> i64
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'llvm.intr.ctlz' op attribute 'is_zero_poison' failed to satisfy constraint: 1-bit signless integer attribute}}
  %0 = "llvm.intr.ctlz"(%i) <{is_zero_poison = 5 : i32}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{'llvm.intr.is.fpclass' op attribute 'bit' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = "llvm.intr.is.fpclass"(%a) <{bit = 5 : i64}> : (f32) -> i1
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i64) {
  // expected-error @below {{'llvm.intr.memcpy' op attribute 'isVolatile' failed to satisfy constraint: 1-bit signless integer attribute}}
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = 1 : i32}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}
