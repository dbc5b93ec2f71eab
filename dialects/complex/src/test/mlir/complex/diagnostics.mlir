// RUN: --verify-diagnostics --split-input-file --allow-unregistered-dialect
func.func @one_part() {
  // expected-error@+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %c = complex.constant [1.0 : f32] : complex<f32>
  return
}
// -----
func.func @parts_are_no_numbers() {
  // expected-error@+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %c = complex.constant ["1.0", 2.0 : f32] : complex<f32>
  return
}
// -----
func.func @parts_of_other_type() {
  // expected-error@+1 {{'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')}}
  %c = complex.constant [1.0 : f32, 2.0] : complex<f32>
  return
}
// -----
func.func @integer_parts() {
  // expected-error@+1 {{'complex.constant' op requires attribute's element types ('i64', 'i64') to match the element type of the op's return type ('i32')}}
  %c = complex.constant [1, 2] : complex<i32>
  return
}
// -----
func.func @constant_is_no_array() {
  // expected-error@+1 {{custom op 'complex.constant' invalid kind of attribute specified}}
  %c = complex.constant "a" : complex<f32>
  return
}
// -----
func.func @constant_is_number() {
  // expected-error@+1 {{integer literal not valid for specified type}}
  %c = complex.constant 1 : complex<f32>
  return
}
// -----
func.func @constant_is_float() {
  // expected-error@+1 {{floating point value not valid for specified type}}
  %c = complex.constant 1.0 : f32 : complex<f32>
  return
}
// -----
func.func @constant_is_not_complex() {
  // expected-error@+1 {{custom op 'complex.constant' invalid kind of type specified}}
  %c = complex.constant [1.0 : f32, 2.0 : f32] : f32
  return
}
// -----
func.func @bitcast_between_complex_types(%z: complex<f32>) {
  // expected-error@+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %z : complex<f32> to complex<i32>
  return
}
// -----
func.func @bitcast_without_complex_type(%i: i64) {
  // expected-error@+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %i : i64 to f64
  return
}
// -----
func.func @bitcast_of_index(%i: index) {
  // expected-error@+1 {{'complex.bitcast' op operand must be int/float/complex}}
  %0 = complex.bitcast %i : index to complex<f32>
  return
}
// -----
func.func @bitcast_to_vector(%z: complex<f32>) {
  // expected-error@+1 {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %z : complex<f32> to vector<2xf32>
  return
}
// -----
func.func @bitcast_to_other_width(%z: complex<f32>) {
  // expected-error@+1 {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %z : complex<f32> to i32
  return
}
// -----
func.func @integer_elements(%z: complex<i32>) {
  // expected-error@+1 {{'complex.neg' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.neg %z : complex<i32>
  return
}
// -----
func.func @not_complex(%a: f32) {
  // expected-error@+1 {{'complex.neg' op operand #0 must be complex type with floating-point elements, but got 'f32'}}
  %0 = "complex.neg"(%a) : (f32) -> f32
  return
}
// -----
func.func @type_is_not_complex(%a: complex<f32>) {
  // expected-error@+1 {{invalid kind of type specified}}
  %0 = complex.neg %a : f32
  return
}
// -----
func.func @types_differ(%a: complex<f32>) {
  // expected-error@+1 {{'complex.sin' op requires the same type for all operands and results}}
  %0 = "complex.sin"(%a) : (complex<f32>) -> complex<f64>
  return
}
// -----
func.func @part_of_other_type(%a: complex<f32>) {
  // expected-error@+1 {{'complex.re' op failed to verify that complex element type matches result type}}
  %0 = "complex.re"(%a) : (complex<f32>) -> f64
  return
}
// -----
func.func @absolute_value_of_other_type(%a: complex<f32>) {
  // expected-error@+1 {{'complex.abs' op failed to verify that complex element type matches result type}}
  %0 = "complex.abs"(%a) : (complex<f32>) -> f64
  return
}
// -----
func.func @parts_of_two_types(%a: f32, %b: f64) {
  // expected-error@+1 {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
  %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32>
  return
}
// -----
func.func @number_of_other_type(%a: f32) {
  // expected-error@+1 {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%a, %a) : (f32, f32) -> complex<f64>
  return
}
// -----
func.func @compares_two_types(%a: complex<f32>, %b: complex<f64>) {
  // expected-error@+1 {{'complex.eq' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}
// -----
func.func @compares_to_number(%a: complex<f32>) {
  // expected-error@+1 {{'complex.neq' op result #0 must be 1-bit signless integer, but got 'i8'}}
  %0 = "complex.neq"(%a, %a) : (complex<f32>, complex<f32>) -> i8
  return
}
// -----
// expected-error@+1 {{unknown attribute `nothing` in dialect `complex`}}
"other.op"() {a = #complex.nothing} : () -> ()
// -----
// expected-error@+1 {{expected ':'}}
"other.op"() {a = #complex.number<f32 1.0, 2.0>} : () -> ()
// -----
// expected-error@+1 {{expected ','}}
"other.op"() {a = #complex.number<:f32 1.0>} : () -> ()
// -----
// expected-error@+1 {{expected '>'}}
"other.op"() {a = #complex.number<:f32 1.0, 2.0, 3.0>} : () -> ()
// -----
// expected-error@+1 {{expected floating point literal}}
"other.op"() {a = #complex.number<:f32 1.0, x>} : () -> ()
// -----
// expected-error@+1 {{hexadecimal float literal should not have a leading minus}}
"other.op"() {a = #complex.number<:f32 -0x7f800000, 1.0>} : () -> ()
// -----
// expected-error@+1 {{hexadecimal float constant out of range for type}}
"other.op"() {a = #complex.number<:f32 1.0, 0x7f800000000000000000000>} : () -> ()
// -----
// expected-error@+1 {{expected '<'}}
"other.op"() {a = #complex.number} : () -> ()
// -----
// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"other.op"() {a = #complex.number<:f32 1.0, 2>} : () -> ()
// -----
func.func @f() {
  // expected-error @below {{'complex.constant' op result #0 must be complex-type, but got 'i32'}}
  %0 = "complex.constant"() <{value = [1.0 : f32, 2.0 : f32]}> : () -> i32
  return
}
