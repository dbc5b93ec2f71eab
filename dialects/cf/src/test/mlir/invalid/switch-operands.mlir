// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// The operands of all cases are counted together, after everything is read.
// expected-error@+3 {{custom op 'cf.switch' number of operands and types do not match: got 0 operands and 1 types}}
func.func @f(%i: i32, %x: f32) {
  cf.switch %i : i32, [
    default: ^a( : f32)
  ]
^a(%y: f32):
  return
}

// -----

// expected-error@+3 {{custom op 'cf.switch' number of operands and types do not match: got 2 operands and 1 types}}
func.func @f(%i: i32, %x: f32) {
  cf.switch %i : i32, [
    default: ^a(%x, %x : f32)
  ]
^a(%y: f32):
  return
}

// -----

// expected-error@+4 {{use of value '%z' expects different type than prior uses: 'f32' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%i: i32, %x: f32, %z: i32) {
  cf.switch %i : i32, [
    default: ^a(%z : f32),
    4: ^a(%i : f32)
  ]
^a(%y: f32):
  return
}

// -----

// expected-error@+2 {{branch has 2 operands for successor #1, but target block has 1}}
func.func @f(%i: i32, %x: f32, %z: i32) {
  cf.switch %i : i32, [
    default: ^a(%x : f32),
    4: ^a(%x, %x : f32),
    5: ^a( : f32)
  ]
^a(%y: f32):
  return
}

// -----

// expected-error@+3 {{use of value '%i' expects different type than prior uses: 'i32' vs 'i64'}}
// expected-note@+1 {{prior use here}}
func.func @f(%i: i64, %x: f32, %z: i32) {
  cf.switch %i : i32, [
    default: ^a(%x : f32),
    4: ^a(%x, %x : f32)
  ]
^a(%y: f32):
  return
}
