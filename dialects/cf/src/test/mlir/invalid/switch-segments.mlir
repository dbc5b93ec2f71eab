// RUN: --split-input-file --verify-diagnostics
// The sizes of the cases' operands are checked before the operands of any branch.
func.func @none(%a: i32) {
  // expected-error @below {{'cf.switch' op caseOperands count (1) does not match with the total size (0) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%a, %a, %a)[^b, ^b, ^c] <{case_operand_segments = array<i32>, case_values = dense<[42, 43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^b(%0: i32):
  return
^c:
  return
}

// -----

func.func @negative(%a: i32) {
  // expected-error @below {{'cf.switch' op 'case_operand_segments' attribute cannot have negative elements}}
  "cf.switch"(%a, %a, %a)[^b, ^b, ^c] <{case_operand_segments = array<i32: 2, -1>, case_values = dense<[42, 43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^b(%0: i32):
  return
^c:
  return
}

// -----

func.func @floats(%a: i32) {
  // expected-error @below {{Invalid attribute `case_values` in property conversion: dense<1.000000e+00> : vector<1xf32>}}
  "cf.switch"(%a)[^b, ^b] <{case_operand_segments = array<i32: 0>, case_values = dense<1.0> : vector<1xf32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^b:
  return
}
