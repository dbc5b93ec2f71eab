// RUN: --verify-diagnostics
// REFERENCE: reads behind the end of the sizes: it accepts this program or tells of a random number of operands
func.func @few(%a: i32) {
  // expected-error @below {{'cf.switch' op 'case_operand_segments' attribute has 1 elements, but there are 2 cases}}
  "cf.switch"(%a, %a, %a)[^b, ^b, ^c] <{case_operand_segments = array<i32: 1>, case_values = dense<[42, 43]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
^b(%0: i32):
  return
^c:
  return
}
