// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f(%s: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
 %b = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
 // expected-error @below {{'tosa.add_shape' op operands don't have matching ranks}}
 %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<2> return }

// -----

func.func @f(%a: !tosa.shape<2>, %s: tensor<1xi32>) {
  // expected-error @below {{'tosa.add_shape' op shape operand is not compile time resolvable}}
  %0 = tosa.add_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return 
}

// -----

func.func @f(%s: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
 // expected-error @below {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (4), got 3}}
 %0 = tosa.concat_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3> return }

// -----

func.func @f(%s: tensor<1xi32>) {
  // expected-error @below {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (0), got 3}}
  %0 = tosa.concat_shape : () -> !tosa.shape<3>
  return 
}

// -----

func.func @f(%s: tensor<1xi32>) {
  // expected-error @below {{'tosa.dim' op expect axis to be in the range [0, 1), got 1}}
  %0 = tosa.dim %s {axis = 1 : i32} : (tensor<1xi32>) -> !tosa.shape<1>
  return 
}

// -----

func.func @f(%s: tensor<1xi32>) {
  // expected-error @below {{'tosa.dim' op expect axis to be in the range [0, 1), got -1}}
  %0 = tosa.dim %s {axis = -1 : i32} : (tensor<1xi32>) -> !tosa.shape<1>
  return 
}

// -----

func.func @f(%s: tensor<1xi32>) {
  // expected-error @below {{'tosa.dim' op expect output shape type to contain one element, got '!tosa.shape<2>'}}
  %0 = tosa.dim %s {axis = 0 : i32} : (tensor<1xi32>) -> !tosa.shape<2>
  return 
}

// -----

func.func @f(%s: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %k = "tosa.const"() {values = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
 // expected-error @below {{'tosa.slice_shape' op expected non-negative start index, got -1}}
 %0 = tosa.slice_shape %a, %k, %s : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1> return }

// -----

func.func @f(%s: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %k = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
 // expected-error @below {{'tosa.slice_shape' op expected positive size, got 0}}
 %0 = tosa.slice_shape %a, %k, %z : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1> return }

// -----

func.func @f(%s: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %k = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
 // expected-error @below {{'tosa.slice_shape' op expected output type size to be equal to size attribute, got 1 vs 2}}
 %0 = tosa.slice_shape %a, %k, %z : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1> return }

// -----

func.func @f(%s: tensor<1xi32>) {
  %a = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %k = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %z = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
 // expected-error @below {{'tosa.slice_shape' op expected start + size to be less than or equal to input shape rank (2), got 3}}
 %0 = tosa.slice_shape %a, %k, %z : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2> return }

// -----

// expected-error @below {{'tosa.const_shape' op expect elements in attribute values with rank 1}}
%x = tosa.const_shape {values = dense<1> : tensor<1x2xindex>} : () -> !tosa.shape<2>

// -----

func.func @f(%s: tensor<1xi32>) -> !tosa.shape<1> {
  %0 = tosa.dim %s {axis = 0 : i32} : (tensor<1xi32>) -> !tosa.shape<1>
 %z = "test.op"() : () -> !tosa.shape<1>
 // expected-error @below {{'tosa.reshape' op shape operand is not compile time resolvable}}
 %1 = tosa.reshape %s, %z : (tensor<1xi32>, !tosa.shape<1>) -> tensor<1xi32>
 return %0 : !tosa.shape<1> }
