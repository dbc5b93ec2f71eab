// RUN: --canonicalize
// Single elements of constants and other known tensors, and positions that are unknown or outside.
func.func @of_splat(%i: index) -> (f32, i32) {
  %0 = arith.constant dense<1.5> : tensor<2x3xf32>
  %1 = tensor.extract %0[%i, %i] : tensor<2x3xf32>
  %2 = arith.constant dense<7> : tensor<i32>
  %3 = tensor.extract %2[] : tensor<i32>
  return %1, %3 : f32, i32
}

func.func @of_dense(%i: index) -> (i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m1 = arith.constant -1 : index
  %0 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %1 = tensor.extract %0[%c0, %c2] : tensor<2x3xi32>
  %2 = tensor.extract %0[%c1, %c1] : tensor<2x3xi32>
  %3 = tensor.extract %0[%c2, %c0] : tensor<2x3xi32>
  %4 = tensor.extract %0[%c1, %m1] : tensor<2x3xi32>
  %5 = tensor.extract %0[%i, %c0] : tensor<2x3xi32>
  return %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32
}

func.func @of_sparse() -> (f16, f16, i32, complex<f32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.constant sparse<[[0, 1], [1, 0]], [1.0, -2.0]> : tensor<2x2xf16>
  %1 = tensor.extract %0[%c1, %c0] : tensor<2x2xf16>
  %2 = tensor.extract %0[%c0, %c0] : tensor<2x2xf16>
  %3 = arith.constant sparse<[[0, 1]], [3]> : tensor<2x2xi32>
  %4 = tensor.extract %3[%c1, %c1] : tensor<2x2xi32>
  %5 = arith.constant sparse<[[0]], [(1.0, 2.0)]> : tensor<2xcomplex<f32>>
  %6 = tensor.extract %5[%c1] : tensor<2xcomplex<f32>>
  %7 = arith.constant sparse<[[0]], [3]> : tensor<2xindex>
  %8 = tensor.extract %7[%c1] : tensor<2xindex>
  return %2, %1, %4, %6, %8 : f16, f16, i32, complex<f32>, index
}

func.func @of_sparse_with_equal_values() -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = arith.constant sparse<[[0, 2], [1, 1]], 5> : tensor<2x3xi32>
  %1 = tensor.extract %0[%c0, %c2] : tensor<2x3xi32>
  %2 = tensor.extract %0[%c1, %c1] : tensor<2x3xi32>
  %3 = tensor.extract %0[%c1, %c2] : tensor<2x3xi32>
  return %1, %2, %3 : i32, i32, i32
}

func.func @of_listed_elements(%a: f32, %b: f32, %c: f32, %d: f32, %i: index) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.from_elements %a, %b, %c, %d : tensor<2x2xf32>
  %1 = tensor.extract %0[%c0, %c0] : tensor<2x2xf32>
  %2 = tensor.extract %0[%c0, %c1] : tensor<2x2xf32>
  %3 = tensor.extract %0[%c1, %c0] : tensor<2x2xf32>
  %4 = tensor.extract %0[%i, %c1] : tensor<2x2xf32>
  return %1, %2, %3, %4 : f32, f32, f32, f32
}

func.func @outside_of_listed_elements(%a: f32, %b: f32) -> (f32, f32) {
  %c2 = arith.constant 2 : index
  %m1 = arith.constant -1 : index
  %0 = tensor.from_elements %a, %b : tensor<2xf32>
  %1 = tensor.extract %0[%c2] : tensor<2xf32>
  %2 = tensor.extract %0[%m1] : tensor<2xf32>
  return %1, %2 : f32, f32
}

func.func @of_generate_with_positions(%i: index, %j: index, %n: index) -> index {
  %0 = tensor.generate %n {
  ^bb0(%k: index, %l: index):
    %x = arith.muli %k, %n : index
    %y = arith.addi %x, %l : index
    tensor.yield %y : index
  } : tensor<?x4xindex>
  %1 = tensor.extract %0[%i, %j] : tensor<?x4xindex>
  return %1 : index
}

func.func @of_generate_with_outer_value(%i: index, %n: index, %f: f32) -> f32 {
  %0 = tensor.generate %n {
  ^bb0(%k: index):
    tensor.yield %f : f32
  } : tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  return %1 : f32
}

func.func @of_generate_with_effect(%i: index, %n: index, %f: f32, %m: memref<f32>) -> f32 {
  %0 = tensor.generate %n {
  ^bb0(%k: index):
    memref.store %f, %m[] : memref<f32>
    tensor.yield %f : f32
  } : tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  return %1 : f32
}

func.func @of_casts(%t: tensor<4xi32>, %u: tensor<*xf32>, %s: tensor<4xf32>, %i: index) -> (index, f32, f32) {
  %0 = arith.index_cast %t : tensor<4xi32> to tensor<4xindex>
  %1 = tensor.extract %0[%i] : tensor<4xindex>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<4xf32>
  %3 = tensor.extract %2[%i] : tensor<4xf32>
  %4 = tensor.cast %s : tensor<4xf32> to tensor<?xf32>
  %5 = tensor.extract %4[%i] : tensor<?xf32>
  return %1, %3, %5 : index, f32, f32
}

func.func @insertion_of_equal_element(%i: index, %f: f32) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %ones = arith.constant dense<1.0> : tensor<2xf32>
  %numbers = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = tensor.insert %one into %ones[%i] : tensor<2xf32>
  %1 = tensor.insert %two into %ones[%i] : tensor<2xf32>
  %2 = tensor.insert %f into %ones[%i] : tensor<2xf32>
  %3 = tensor.insert %one into %numbers[%i] : tensor<2xf32>
  return %0, %1, %2, %3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

func.func @elements_become_constant(%f: f32) -> (tensor<2xf32>, tensor<2xf32>, tensor<2x1xindex>, tensor<i1>) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %0 = tensor.from_elements %one, %two : tensor<2xf32>
  %1 = tensor.from_elements %one, %f : tensor<2xf32>
  %2 = tensor.from_elements %c1, %c1 : tensor<2x1xindex>
  %3 = tensor.from_elements %true : tensor<i1>
  return %0, %1, %2, %3 : tensor<2xf32>, tensor<2xf32>, tensor<2x1xindex>, tensor<i1>
}

func.func @splats(%f: f32, %n: index) -> (tensor<2xf32>, tensor<2xi1>, tensor<?xf32>, tensor<2xf32>) {
  %one = arith.constant 1.0 : f32
  %true = arith.constant true
  %0 = tensor.splat %one : tensor<2xf32>
  %1 = tensor.splat %true : tensor<2xi1>
  %2 = tensor.splat %one[%n] : tensor<?xf32>
  %3 = tensor.splat %f : tensor<2xf32>
  return %0, %1, %2, %3 : tensor<2xf32>, tensor<2xi1>, tensor<?xf32>, tensor<2xf32>
}

func.func @generate_gets_static_sizes(%f: f32, %n: index) -> tensor<?x?xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.generate %c3, %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @generate_keeps_negative_size(%f: f32) -> tensor<?xf32> {
  %m1 = arith.constant -1 : index
  %0 = tensor.generate %m1 {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32>
  return %0 : tensor<?xf32>
}
