// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
func.func @integer(%a: i32) {
  // expected-error@+1 {{'math.sin' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.sin %a : i32
  return
}

// -----

func.func @memref(%a: memref<2xf32>) {
  // expected-error@+1 {{'math.sin' op operand #0 must be floating-point-like, but got 'memref<2xf32>'}}
  %0 = math.sin %a : memref<2xf32>
  return
}

// -----

func.func @signed(%a: si32) {
  // expected-error@+1 {{'math.ctpop' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = math.ctpop %a : si32
  return
}

// -----

func.func @float(%a: f32) {
  // expected-error@+1 {{'math.absi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.absi %a : f32
  return
}

// -----

func.func @types_differ(%a: f32) {
  // expected-error@+1 {{'math.exp' op requires the same type for all operands and results}}
  %0 = "math.exp"(%a) : (f32) -> f64
  return
}

// -----

func.func @operands_differ(%a: f32, %b: f64) {
  // expected-error@+1 {{'math.powf' op requires the same type for all operands and results}}
  %0 = "math.powf"(%a, %b) : (f32, f64) -> f32
  return
}

// -----

func.func @base_and_power_differ(%a: f32, %n: i32) {
  // expected-error@+1 {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "math.fpowi"(%a, %n) : (f32, i32) -> f64
  return
}

// -----

func.func @shapes_differ(%a: vector<2xf32>, %n: i32) {
  // expected-error@+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %a, %n : vector<2xf32>, i32
  return
}

// -----

func.func @lengths_differ(%a: vector<2xf32>, %n: vector<3xi32>) {
  // expected-error@+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %a, %n : vector<2xf32>, vector<3xi32>
  return
}

// -----

func.func @power_is_float(%a: f32) {
  // expected-error@+1 {{'math.fpowi' op operand #1 must be signless-integer-like, but got 'f32'}}
  %0 = math.fpowi %a, %a : f32, f32
  return
}

// -----

func.func @flags_are_no_flags(%a: f32) {
  // expected-error@+1 {{invalid properties {fastmath = 1 : i32} for op math.sin: Invalid attribute `fastmath` in property conversion: 1 : i32}}
  %0 = "math.sin"(%a) <{fastmath = 1 : i32}> : (f32) -> f32
  return
}

// -----

func.func @unknown_flag(%a: f32) {
  // expected-error@+2 {{expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error@+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = math.sin %a fastmath<quick> : f32
  return
}

// -----

func.func @two_operands(%a: f32) {
  // expected-error@+1 {{expected ':'}}
  %0 = math.sin %a, %a : f32
  return
}

// -----

func.func @no_attribute(%a: f32) {
  // expected-error@+1 {{dialect 'math' provides no attribute parsing hook}}
  "test.op"() {a = #math.nothing} : () -> ()
  return
}
