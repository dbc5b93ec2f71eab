// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// The number of regions, results, successors and operands of an operation.
func.func @no_regions_allowed() {
  // expected-error @below {{'arith.constant' op requires zero regions}}
  %0 = "arith.constant"() ({}) {value = 1 : i32} : () -> i32
  return
}

// -----

func.func @one_region_required(%a: index) {
  // expected-error @below {{'scf.for' op requires one region}}
  "scf.for"(%a, %a, %a) : (index, index, index) -> ()
  return
}

// -----

func.func @two_regions_required(%c: i1) {
  // expected-error @below {{'scf.if' op expected 2 regions}}
  "scf.if"(%c) ({ scf.yield }) : (i1) -> ()
  return
}

// -----

func.func @three_regions_given(%c: i1) {
  // expected-error @below {{'scf.if' op expected 2 regions}}
  "scf.if"(%c) ({ scf.yield }, {}, {}) : (i1) -> ()
  return
}

// -----

func.func @no_variadic_region(%a: index) {
  // expected-error @below {{'scf.index_switch' op expected 1 or more regions}}
  "scf.index_switch"(%a) {cases = array<i64>} : (index) -> ()
  return
}

// -----

func.func @no_results_allowed(%m: memref<f32>) {
  // expected-error @below {{'memref.dealloc' op requires zero results}}
  %0 = "memref.dealloc"(%m) : (memref<f32>) -> i32
  return
}

// -----

func.func @one_result_required(%a: i32) {
  // expected-error @below {{'arith.addi' op requires one result}}
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}

// -----

func.func @two_results_for_one(%a: i32) {
  // expected-error @below {{'arith.addi' op requires one result}}
  %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}

// -----

func.func @two_results_required(%a: i32) {
  // expected-error @below {{'arith.addui_extended' op expected 2 results}}
  %0 = "arith.addui_extended"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @two_or_more_results(%m: memref<f32>) {
  // expected-error @below {{'memref.extract_strided_metadata' op expected 2 or more results}}
  %0 = "memref.extract_strided_metadata"(%m) : (memref<f32>) -> memref<f32>
  return
}

// -----

func.func @no_successors_allowed(%a: i32) {
  // expected-error @below {{successors in non-terminator}}
  "arith.addi"(%a, %a) [^bb1] : (i32, i32) -> ()
^bb1:
  return
}

// -----

func.func @return_with_successor() {
  // expected-error @below {{'func.return' op requires 0 successors but found 1}}
  "func.return"() [^bb1] : () -> ()
^bb1:
  return
}

// -----

func.func @one_successor_required() {
  // expected-error @below {{'cf.br' op requires 1 successor but found 0}}
  "cf.br"() : () -> ()
}

// -----

func.func @two_successors_required(%c: i1) {
  // expected-error @below {{'cf.cond_br' op requires 2 successors but found 1}}
  "cf.cond_br"(%c) [^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
  return
}

// -----

func.func @three_successors_given(%c: i1) {
  // expected-error @below {{'cf.cond_br' op requires 2 successors but found 3}}
  "cf.cond_br"(%c) [^bb1, ^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
  return
}

// -----

func.func @one_or_more_successors(%c: i32) {
  // expected-error @below {{'cf.switch' op requires at least 1 successors but found 0}}
  "cf.switch"(%c) {case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
}

// -----

func.func @no_operands_allowed(%a: i32) {
  // expected-error @below {{'arith.constant' op requires zero operands}}
  %0 = "arith.constant"(%a) {value = 1 : i32} : (i32) -> i32
  return
}

// -----

func.func @one_operand_required() {
  // expected-error @below {{'arith.negf' op requires a single operand}}
  %0 = "arith.negf"() : () -> f32
  return
}

// -----

func.func @two_operands_for_one(%a: f32) {
  // expected-error @below {{'arith.negf' op requires a single operand}}
  %0 = "arith.negf"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @two_operands_required(%a: i32) {
  // expected-error @below {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}

// -----

func.func @three_operands_for_two(%a: i32) {
  // expected-error @below {{'arith.addi' op expected 2 operands, but found 3}}
  %0 = "arith.addi"(%a, %a, %a) : (i32, i32, i32) -> i32
  return
}

// -----

func.func @one_or_more_operands() {
  // expected-error @below {{'memref.load' op expected 1 or more operands, but found 0}}
  %0 = "memref.load"() : () -> f32
  return
}

// -----

func.func @two_or_more_operands(%a: f32) {
  // expected-error @below {{'memref.store' op expected 2 or more operands, but found 1}}
  "memref.store"(%a) : (f32) -> ()
  return
}

// -----

func.func @segments_missing(%a: index) {
  // expected-error @below {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%a) : (index) -> memref<?xf32>
  return
}

// -----

func.func @segments_of_other_kind(%a: index) {
  // expected-error @below {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%a) {operandSegmentSizes = 1 : i32} : (index) -> memref<?xf32>
  return
}

// -----

func.func @segments_negative(%a: index) {
  // expected-error @below {{'memref.alloc' op 'operandSegmentSizes' attribute cannot have negative elements}}
  %0 = "memref.alloc"(%a) {operandSegmentSizes = array<i32: 2, -1>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @segments_of_fewer_operands(%a: index) {
  // expected-error @below {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%a) {operandSegmentSizes = array<i32: 0, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @segments_of_more_operands(%a: index) {
  // expected-error @below {{'memref.alloc' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%a) {operandSegmentSizes = array<i32: 1, 1>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @one_segment_for_two(%a: index) {
  // expected-error @below {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%a) {operandSegmentSizes = array<i32: 1>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @three_segments_for_two(%a: index) {
  // expected-error @below {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.alloc"(%a) {operandSegmentSizes = array<i32: 1, 0, 0>} : (index) -> memref<?xf32>
  return
}

// -----

func.func @two_optional_operands(%t: tensor<?xf32>, %a: index) {
  // expected-error @below {{'bufferization.alloc_tensor' op operand group starting at #1 requires 0 or 1 element, but found 2}}
  %0 = "bufferization.alloc_tensor"(%a, %t, %t) {operandSegmentSizes = array<i32: 1, 2, 0>}
      : (index, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
