// RUN: --split-input-file --verify-diagnostics
func.func @f() {
// expected-error @below {{integer literal not valid for specified type}}
  %0 = shape.const_shape 3 : !shape.shape
}

// -----

func.func @f() {
// expected-error @below {{'shape.const_shape' op result #0 must be shape or extent tensor, but got 'i32'}}
  %0 = shape.const_shape [1] : i32
}

// -----

// expected-error @below {{unknown  type `foo` in dialect `shape`}}
func.func @f(%a: !shape.foo) {
}

// -----

// expected-error @below {{custom op 'shape.function_library' expected valid '@'-identifier for symbol name}}
shape.function_library {
}

// -----

// expected-error @below {{'shape.function_library' op Operations with a 'SymbolTable' must have exactly one block}}
shape.function_library @a {
} mapping { a = @b }

// -----

shape.function_library @a {
// expected-error @below {{integer literal not valid for specified type}}
} mapping 3

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
// expected-error @below {{custom op 'shape.reduce' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> (!shape.size, !shape.size) {
    ^bb0(%index : index, %dim : !shape.size, %acc : !shape.size):
      shape.yield %acc : !shape.size
  }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @f(%w: i1) {
// expected-error @below {{use of value '%w' expects different type than prior uses: '!shape.witness' vs 'i1'}}
  shape.assuming %w {
  }
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %i: index) {
  %0 = shape.add %i, %i : index, index -> !shape.size
  %1 = shape.shape_eq %s : tensor<?xindex>
// expected-error @below {{expected non-function type}}
  %2 = shape.any : -> tensor<?xindex>
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %i: index, %z: tensor<?xi32>) {
// expected-error @below {{'shape.rank' op operand #0 must be shape or extent tensor, but got 'tensor<?xi32>'}}
  %2 = shape.rank %z : tensor<?xi32> -> index
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %i: index, %z: i32) {
// expected-error @below {{'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'i32'}}
  %2 = shape.shape_of %z : i32 -> !shape.shape
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %i: index, %z: tensor<2xf32>) {
// expected-error @below {{'shape.value_as_shape' op operand #0 must be 1D tensor of integer or index values or , but got 'tensor<2xf32>'}}
  %2 = shape.value_as_shape %z : tensor<2xf32> -> !shape.shape
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %i: index, %z: tensor<2xf32>) {
// expected-error @below {{'shape.max' op operand #0 must be shape or size, but got 'tensor<?xindex>'}}
  %2 = shape.max %s, %s : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %i: index, %z: tensor<2xf32>) {
// expected-error @below {{'shape.to_extent_tensor' op operand #0 must be shape or extent tensor, but got 'tensor<2xf32>'}}
  %2 = shape.to_extent_tensor %z : tensor<2xf32> -> tensor<2xindex>
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
// expected-error @below {{'shape.size_to_index' op operand #0 must be size or index, but got '!shape.shape'}}
  %2 = shape.size_to_index %s : !shape.shape
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
// expected-error @below {{expected non-function type}}
  %2 = shape.cstr_broadcastable : 
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
// expected-error @below {{'shape.yield' op expects parent op to be one of 'shape.reduce, shape.function_library'}}
  shape.yield %s : !shape.shape
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
// expected-error @below {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
    ^bb0(%index : index, %acc : !shape.size):
      shape.yield %acc : !shape.size
  }
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
// expected-error @below {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
    ^bb0(%index : f32, %d: !shape.size, %acc : !shape.size):
      shape.yield %acc : !shape.size
  }
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
// expected-error @below {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
    ^bb0(%index : index, %d: index, %acc : !shape.size):
      shape.yield %acc : !shape.size
  }
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %i: !shape.size) {
// expected-error @below {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> !shape.size {
    ^bb0(%index : index, %d: !shape.size, %acc : !shape.size):
      shape.yield %acc : !shape.size
  }
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
// expected-error @below {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
    ^bb0(%index : index, %d: !shape.size, %acc : index):
      shape.yield %d : !shape.size
  }
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
    ^bb0(%index : index, %d: !shape.size, %acc : !shape.size):
// expected-error @below {{'shape.yield' op types mismatch between yield op and its parent}}
      shape.yield %index : index
  }
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size) {
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
    ^bb0(%index : index, %d: !shape.size, %acc : !shape.size):
// expected-error @below {{'shape.yield' op number of operands does not match number of results of its parent}}
      shape.yield
  }
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size, %t: tensor<2xindex>, %n: index) {
// expected-error @+2 {{requires all sizes or shapes}}
// expected-error @below {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %i : !shape.shape, !shape.size -> !shape.size
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size, %t: tensor<2xindex>, %u: tensor<4xindex>) {
// expected-error @+2 {{unequal shape cardinality}}
// expected-error @below {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %t, %u : tensor<2xindex>, tensor<4xindex> -> tensor<2xindex>
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size, %t: tensor<2xindex>, %u: tensor<4xindex>) {
// expected-error @+2 {{'shape.meet' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<4xindex>'}}
// expected-error @below {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %t, %t : tensor<2xindex>, tensor<2xindex> -> tensor<4xindex>
  return
}

// -----

func.func @f(%s: !shape.shape, %i: !shape.size, %n: index) {
// expected-error @below {{'shape.mul' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.mul %n, %i : index, !shape.size -> index
  return
}

// -----

func.func @f(%s: !shape.shape, %t: tensor<2xindex>) {
// expected-error @below {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %s, %t : !shape.shape, tensor<2xindex> -> tensor<2xindex>
  return
}

// -----

func.func @f() {
// expected-error @below {{'shape.assuming_all' op no operands specified}}
  %0 = shape.assuming_all
  return
}

// -----

func.func @f(%s: !shape.shape) {
// expected-error @below {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}

// -----

func.func @f(%s: tensor<2x3xf32>) {
// expected-error @+2 {{'shape.shape_of' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
// expected-error @below {{'shape.shape_of' op failed to infer returned types}}
  %0 = shape.shape_of %s : tensor<2x3xf32> -> tensor<3xindex>
  return
}

// -----

func.func @f(%s: tensor<2x3xf32>) {
// expected-error @+2 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
// expected-error @below {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}

// -----

// expected-error @below {{@a does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@a]} {
  func.func private @a()
}

// -----

// expected-error @below {{shape function library @a not found}}
module attributes {shape.lib = @a} {
}

// -----

// expected-error @below {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = 3} {
}

// -----

// expected-error @below {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = [3]} {
}

// -----

// expected-error @below {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func private @f() attributes {shape.lib = @f}

// -----

// expected-error @below {{only one op to shape mapping allowed, found multiple for `"x"`}}
module attributes {shape.lib = [@a, @b]} {
  shape.function_library @a {
    func.func private @f()
  } mapping {x = @f}
  shape.function_library @b {
    func.func private @f()
  } mapping {x = @f}
}
