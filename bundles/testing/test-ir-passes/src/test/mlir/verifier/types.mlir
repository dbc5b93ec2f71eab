// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// Relations between the types of operands and results, and constraints of single types and attributes.
func.func @operands_and_result_of_other_type(%a: i32) {
  // expected-error @below {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}

// -----

func.func @second_operand_of_other_type(%a: i32, %b: i64) {
  // expected-error @below {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @vectors_of_other_shape(%a: vector<4xi32>, %b: vector<3xi32>) {
  // expected-error @below {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) : (vector<4xi32>, vector<3xi32>) -> vector<4xi32>
  return
}

// -----

func.func @vectors_of_other_rank(%a: vector<4xi32>, %b: vector<4x1xi32>) {
  // expected-error @below {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) : (vector<4xi32>, vector<4x1xi32>) -> vector<4xi32>
  return
}

// -----

func.func @scalar_and_vector(%a: vector<4xi32>, %b: i32) {
  // expected-error @below {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) : (vector<4xi32>, i32) -> vector<4xi32>
  return
}

// -----

func.func @scalar_result_of_vector(%a: vector<4xi32>) {
  // expected-error @below {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> i32
  return
}

// -----

func.func @tensor_and_vector(%a: vector<4xi32>, %b: tensor<4xi32>) {
  // expected-error @below {{'arith.addi' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "arith.addi"(%a, %b) : (vector<4xi32>, tensor<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @result_of_other_encoding(%a: tensor<4xi32>) {
  // expected-error @below {{'arith.addi' op requires the same encoding for all operands and results}}
  %0 = "arith.addi"(%a, %a) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32, "x">
  return
}

// -----

func.func @cast_result_of_other_shape(%a: vector<4xi32>) {
  // expected-error @below {{'arith.extsi' op requires the same shape for all operands and results}}
  %0 = "arith.extsi"(%a) : (vector<4xi32>) -> vector<3xi64>
  return
}

// -----

func.func @cast_of_vector_to_scalar(%a: vector<4xi32>) {
  // expected-error @below {{'arith.extsi' op requires the same shape for all operands and results}}
  %0 = "arith.extsi"(%a) : (vector<4xi32>) -> i64
  return
}

// -----

func.func @cast_of_scalar_to_vector(%a: i32) {
  // expected-error @below {{'arith.extsi' op requires the same shape for all operands and results}}
  %0 = "arith.extsi"(%a) : (i32) -> vector<4xi64>
  return
}

// -----

func.func @cast_to_smaller_type(%a: i32) {
  // expected-error @below {{'arith.extsi' op operand type 'i32' and result type 'i16' are cast incompatible}}
  %0 = "arith.extsi"(%a) : (i32) -> i16
  return
}

// -----

func.func @cast_of_fixed_to_scalable(%a: vector<4xi32>) {
  // expected-error @below {{'arith.extsi' op requires the same shape for all operands and results}}
  %0 = "arith.extsi"(%a) : (vector<4xi32>) -> vector<[4]xi64>
  return
}

// -----

func.func @comparison_of_other_types(%a: i32, %b: i64) {
  // expected-error @below {{'arith.cmpi' op requires all operands to have the same type}}
  %0 = "arith.cmpi"(%a, %b) {predicate = 0 : i64} : (i32, i64) -> i1
  return
}

// -----

func.func @comparison_with_other_result(%a: vector<4xi32>) {
  // expected-error @below {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 0 : i64} : (vector<4xi32>, vector<4xi32>) -> vector<3xi1>
  return
}

// -----

func.func @comparison_of_vectors_to_scalar(%a: vector<4xi32>) {
  // expected-error @below {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 0 : i64} : (vector<4xi32>, vector<4xi32>) -> i1
  return
}

// -----

func.func @attribute_missing(%a: i32) {
  // expected-error @below {{'arith.cmpi' op requires attribute 'predicate'}}
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}

// -----

func.func @attribute_of_other_value(%a: i32) {
  // expected-error @below {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 10 : i64} : (i32, i32) -> i1
  return
}

// -----

func.func @attribute_of_other_type(%a: i32) {
  // expected-error @below {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "arith.cmpi"(%a, %a) {predicate = "eq"} : (i32, i32) -> i1
  return
}

// -----

func.func @first_missing_attribute_by_name() {
  // expected-error @below {{'memref.get_global' op requires attribute 'name'}}
  %0 = "memref.get_global"() : () -> memref<f32>
  "memref.global"() : () -> ()
  return
}

// -----

func.func @attribute_missing_before_one_is_wrong() {
  // expected-error @below {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
  "memref.global"() {sym_name = "a", constant, type = 1 : i32} : () -> ()
  "memref.global"() {sym_name = 1 : i32} : () -> ()
  return
}

// -----

func.func @first_operand_of_wrong_type(%a: f32) {
  // expected-error @below {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @result_of_wrong_type(%a: i32) {
  // expected-error @below {{'arith.trunci' op result #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = "arith.trunci"(%a) : (i32) -> f32
  return
}

// -----

func.func @variadic_operand_of_wrong_type(%a: index, %b: i32, %m: memref<?x?xf32>) {
  // expected-error @below {{'memref.load' op operand #2 must be variadic of index, but got 'i32'}}
  %0 = "memref.load"(%m, %a, %b) : (memref<?x?xf32>, index, i32) -> f32
  return
}

// -----

func.func @operand_of_second_group(%m: memref<?x?xf32>, %b: i32, %a: index) {
  // expected-error @below {{'memref.alloc' op operand #2 must be variadic of index, but got 'i32'}}
  %0 = "memref.alloc"(%a, %a, %b) {operandSegmentSizes = array<i32: 2, 1>} : (index, index, i32) -> memref<?x?xf32>
  return
}

// -----

func.func @inferred_result_type(%t: tensor<4xf32>, %a: index) {
  // expected-error @below {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %0 = "tensor.extract"(%t, %a) : (tensor<4xf32>, index) -> f64
  return
}

// -----

func.func @inferred_result_of_select(%c: i1, %a: i32) {
  // expected-error @below {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %a, %a) : (i1, i32, i32) -> i64
  return
}

// -----

func.func @inferred_result_of_dim(%t: tensor<4xf32>, %a: index) {
  // expected-error @below {{'tensor.dim' op result #0 must be index, but got 'i32'}}
  %0 = "tensor.dim"(%t, %a) : (tensor<4xf32>, index) -> i32
  return
}

// -----

func.func @same_operands_shape(%a: vector<4xi1>, %b: vector<3xi32>) {
  // expected-error @below {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = "arith.select"(%a, %b, %b) : (vector<4xi1>, vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  return
}

// -----

func.func @same_operands_and_result_shape(%a: tensor<10x10xf32>) {
  // expected-error @below {{'test.same_operand_and_result_shape' op requires the same shape for all operands and results}}
  "test.same_operand_and_result_shape"(%a) : (tensor<10x10xf32>) -> tensor<10xf32>
  return
}

// -----

func.func @shape_without_operands() {
  // expected-error @below {{'test.same_operand_shape' op expected 1 or more operands, but found 0}}
  "test.same_operand_shape"() : () -> ()
  return
}

// -----

func.func @result_shape_without_operands() {
  // expected-error @below {{'test.same_operand_and_result_shape' op expected 1 or more operands, but found 0}}
  %0 = "test.same_operand_and_result_shape"() : () -> tensor<f32>
  return
}

// -----

func.func @operand_shapes(%a: tensor<10x10xf32>, %b: tensor<10xf32>) {
  // expected-error @below {{'test.same_operand_shape' op requires the same shape for all operands}}
  "test.same_operand_shape"(%a, %b) : (tensor<10x10xf32>, tensor<10xf32>) -> ()
  return
}

// -----

func.func @operand_elements(%a: tensor<10x10xf32>, %b: tensor<10xi32>) {
  // expected-error @below {{'test.same_operand_element_type' op requires the same element type for all operands}}
  "test.same_operand_element_type"(%a, %b) : (tensor<10x10xf32>, tensor<10xi32>) -> i32
  return
}

// -----

func.func @result_elements(%a: tensor<10x10xf32>) {
  // expected-error @below {{'test.same_operand_and_result_element_type' op requires the same element type for all operands and results}}
  %0 = "test.same_operand_and_result_element_type"(%a) : (tensor<10x10xf32>) -> tensor<1xi32>
  return
}

// -----

func.func @elements_without_operands() {
  // expected-error @below {{'test.same_operand_and_result_element_type' op expected 1 or more operands, but found 0}}
  %0 = "test.same_operand_and_result_element_type"() : () -> tensor<1xi32>
  return
}

// -----

func.func @elements_without_results(%a: tensor<1xf32>) {
  // expected-error @below {{'test.same_operand_and_result_element_type' op expected 1 or more results}}
  "test.same_operand_and_result_element_type"(%a) : (tensor<1xf32>) -> ()
  return
}

// -----

func.func @types_without_results(%a: tensor<1xf32>) {
  // expected-error @below {{'test.same_operand_and_result_type' op expected 1 or more results}}
  "test.same_operand_and_result_type"(%a) : (tensor<1xf32>) -> ()
  return
}

// -----

func.func @types_without_operands() {
  // expected-error @below {{'test.same_operand_and_result_type' op expected 1 or more operands, but found 0}}
  %0 = "test.same_operand_and_result_type"() : () -> (tensor<1xf32>)
  return
}

// -----

func.func @elementwise_with_scalar_operands(%a: f32) {
  // expected-error @below {{'test.elementwise_mappable' op if a result is non-scalar, then at least one operand must be non-scalar}}
  %0 = "test.elementwise_mappable"(%a) : (f32) -> tensor<4xf32>
  return
}

// -----

func.func @elementwise_with_scalar_result(%a: tensor<4xf32>) {
  // expected-error @below {{'test.elementwise_mappable' op if an operand is non-scalar, then there must be at least one non-scalar result}}
  %0 = "test.elementwise_mappable"(%a) : (tensor<4xf32>) -> f32
  return
}

// -----

func.func @elementwise_with_one_scalar_result(%a: tensor<4xf32>) {
  // expected-error @below {{'test.elementwise_mappable' op if an operand is non-scalar, then all results must be non-scalar}}
  %0:2 = "test.elementwise_mappable"(%a) : (tensor<4xf32>) -> (f32, tensor<4xf32>)
  return
}

// -----

func.func @elementwise_with_other_shape(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error @below {{'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "test.elementwise_mappable"(%a, %b) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @elementwise_with_vector(%a: tensor<4xf32>, %b: vector<4xf32>) {
  // expected-error @below {{'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "test.elementwise_mappable"(%a, %b) : (tensor<4xf32>, vector<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @elementwise_without_result(%a: tensor<4xf32>) {
  // expected-error @below {{'test.elementwise_mappable' op if an operand is non-scalar, then there must be at least one non-scalar result}}
  "test.elementwise_mappable"(%a) : (tensor<4xf32>) -> ()
  return
}
