// RUN: --mlir-version=19.1 --allow-unregistered-dialect --split-input-file --verify-diagnostics
// expected-error @below {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note @below {{prior use here}}
func.func @f(%a: i32) { cf.assert %a, "x"  return }

// -----

// expected-error @below {{expected ','}}
func.func @f(%a: i1) { cf.assert %a  return }

// -----

// expected-error @below {{invalid properties {msg = 1 : i32} for op cf.assert: Invalid attribute `msg` in property conversion: 1 : i32}}
func.func @f(%a: i1) { "cf.assert"(%a) <{msg = 1 : i32}> : (i1) -> ()  return }

// -----

// expected-error @below {{integer literal not valid for specified type}}
func.func @f(%a: i1) { cf.assert %a, 1  return }

// -----

// expected-error @below {{expected attribute value}}
func.func @f(%a: i1) { cf.assert %a, x  return }

// -----

// expected-error @below {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
// expected-note @below {{prior use here}}
func.func @f(%a: i32) { cf.cond_br %a, ^bb0, ^bb1 ^bb1: return ^bb2: return }

// -----

// expected-error @below {{branch has 0 operands for successor #0, but target block has 1}}
func.func @f(%a: i32) { cf.br ^bb1 ^bb1(%x: i32): return }

// -----

// expected-error @below {{type mismatch for bb argument #0 of successor #0}}
func.func @f(%a: i32) { cf.br ^bb1(%a: i32) ^bb1(%x: i64): return }

// -----

// expected-error @below {{branch has 0 operands for successor #1, but target block has 1}}
func.func @f(%a: i32, %b: i1) { cf.cond_br %b, ^bb1(%a: i32), ^bb1 ^bb1(%x: i32): return }

// -----

// expected-error @below {{expected ','}}
func.func @f(%a: i32, %b: i1) { cf.cond_br %b, ^bb1(%a: i32) ^bb1(%x: i32): return }

// -----

// expected-error @below {{custom op 'cf.switch' expected 'default'}}
func.func @f(%a: i32, %b: i1) { cf.switch %a : i32, [ ] ^bb1: return }

// -----

// expected-error @below {{custom op 'cf.switch' expected integer value}}
func.func @f(%a: i32, %b: i1) { cf.switch %a : i32, [ default: ^bb1, ] ^bb1: return }

// -----

// expected-error @below {{custom op 'cf.switch' expected 'default'}}
func.func @f(%a: i32, %b: i1) { cf.switch %a : i32, [ 1: ^bb1, default: ^bb1 ] ^bb1: return }

// -----

// expected-error @below {{custom op 'cf.switch' invalid kind of type specified}}
func.func @f(%a: i32, %b: index) { cf.switch %b : index, [ default: ^bb1 ] ^bb1: return }

// -----

// expected-error @below {{'cf.switch' op number of case values (1) should match number of case destinations (0)}}
func.func @f(%a: i32, %b: index) { "cf.switch"(%a)[^bb1] <{case_operand_segments=array<i32>, operandSegmentSizes = array<i32: 1,0,0>, case_values = dense<3> : vector<1xi32>}> : (i32) -> () ^bb1: return }

// -----

// expected-error @below {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
func.func @f(%a: i32, %b: index) { "cf.switch"(%a)[^bb1] <{case_operand_segments=array<i32>, operandSegmentSizes = array<i32: 1,0,0>, case_values = dense<3> : vector<1xi64>}> : (i32) -> () ^bb1: return }

// -----

// expected-error @below {{'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
func.func @f(%a: i32, %b: index) { "cf.switch"(%a)[^bb1,^bb1] <{case_operand_segments=array<i32: 1>, operandSegmentSizes = array<i32: 1,0,0>, case_values = dense<3> : vector<1xi32>}> : (i32) -> () ^bb1: return }

// -----

// expected-error @below {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
func.func @f(%a: i32, %b: index) { "cf.switch"(%a)[^bb1,^bb1] <{case_operand_segments=array<i32: 0,0>, operandSegmentSizes = array<i32: 1,0,0>, case_values = dense<[3,4]> : vector<2xi32>}> : (i32) -> () ^bb1: return }

// -----

func.func @case_of_more_than_64_bits(%flag: i32) {
  // expected-error @below {{integer value too large}}
  cf.switch %flag : i32, [ default: ^bb1, 99999999999999999999: ^bb1 ]
^bb1:
  return
}

// -----

func.func @negative_case_of_64_bits(%flag: i64) {
  // expected-error @below {{integer value too large}}
  cf.switch %flag : i64, [ default: ^bb1, -9223372036854775808: ^bb1 ]
^bb1:
  return
}
