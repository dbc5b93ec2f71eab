// RUN: --test-tensor-transform-patterns=test-tracking-listener --split-input-file --verify-diagnostics

// The operation that replaces another one has the same name and computes all of its results.
func.func @several_results() {
  %0:2 = "test.foo"() {replaced} : () -> (tensor<5xf32>, tensor<6xf32>)
  // expected-remark @below {{replacement found}}
  %1:2 = "test.foo"() {replacement_0 = 0, replacement_1 = 1} : () -> (tensor<5xf32>, tensor<6xf32>)
  return
}

// -----

func.func @results_of_two_operations() {
  // expected-error @below {{listener could not find replacement op}}
  %0:2 = "test.foo"() {replaced} : () -> (tensor<5xf32>, tensor<6xf32>)
  %1:2 = "test.foo"() {replacement_0 = 0} : () -> (tensor<5xf32>, tensor<6xf32>)
  %2:2 = "test.foo"() {replacement_1 = 1} : () -> (tensor<5xf32>, tensor<6xf32>)
  return
}

// -----

// Operations that only change the shape are skipped; that all is extracted follows from equal sizes.
func.func @shape_changes() {
  %0 = "test.foo"() {replaced} : () -> (tensor<?xf32>)
  // expected-remark @below {{replacement found}}
  %1 = "test.foo"() : () -> (tensor<1x?x1x1xf32>)
  %c1 = arith.constant 1 : index
  %size = tensor.dim %1, %c1 : tensor<1x?x1x1xf32>
  %2 = tensor.extract_slice %1[0, 0, 0, 0] [1, %size, 1, 1] [1, 1, 1, 1] : tensor<1x?x1x1xf32> to tensor<?x1xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] {replacement_0 = 0} : tensor<?x1xf32> into tensor<?xf32>
  return
}

// -----

func.func @part_is_inserted(%t: tensor<7xf32>) {
  // expected-error @below {{listener could not find replacement op}}
  %0 = "test.foo"() {replaced} : () -> (tensor<5xf32>)
  %1 = "test.foo"() : () -> (tensor<5xf32>)
  %2 = tensor.insert_slice %1 into %t[0] [5] [1] {replacement_0 = 0} : tensor<5xf32> into tensor<7xf32>
  return
}

// -----

func.func @argument(%a: tensor<5x1xf32>) {
  // expected-error @below {{listener could not find replacement op}}
  %1 = "test.foo"() {replaced} : () -> (tensor<5x1xf32>)
  %2 = tensor.cast %a {replacement_0 = 0} : tensor<5x1xf32> to tensor<?x1xf32>
  return
}

// -----

func.func @missing_value() {
  // expected-error @below {{insufficient replacement values}}
  %1 = "test.foo"() {replaced} : () -> (tensor<5x1xf32>)
  return
}

// -----

// expected-error @below {{could not find 'replaced' op}}
module {
}
