module {
  func.func @of_splat(%arg0: index) -> (f32, i32) {
    %cst = arith.constant 1.500000e+00 : f32
    %c7_i32 = arith.constant 7 : i32
    return %cst, %c7_i32 : f32, i32
  }
  func.func @of_dense(%arg0: index) -> (i32, i32, i32, i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c-1 = arith.constant -1 : index
    %cst = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %c3_i32 = arith.constant 3 : i32
    %c5_i32 = arith.constant 5 : i32
    %extracted = tensor.extract %cst[%c2, %c0] : tensor<2x3xi32>
    %extracted_0 = tensor.extract %cst[%c1, %c-1] : tensor<2x3xi32>
    %extracted_1 = tensor.extract %cst[%arg0, %c0] : tensor<2x3xi32>
    return %c3_i32, %c5_i32, %extracted, %extracted_0, %extracted_1 : i32, i32, i32, i32, i32
  }
  func.func @of_sparse() -> (f16, f16, i32, complex<f32>, index) {
    %cst = arith.constant -2.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f16
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %c0 = arith.constant 0 : index
    return %cst_0, %cst, %c0_i32, %cst_1, %c0 : f16, f16, i32, complex<f32>, index
  }
  func.func @of_sparse_with_equal_values() -> (i32, i32, i32) {
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    return %c5_i32, %c5_i32, %c0_i32 : i32, i32, i32
  }
  func.func @of_listed_elements(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32, %arg4: index) -> (f32, f32, f32, f32) {
    %c1 = arith.constant 1 : index
    %from_elements = tensor.from_elements %arg0, %arg1, %arg2, %arg3 : tensor<2x2xf32>
    %extracted = tensor.extract %from_elements[%arg4, %c1] : tensor<2x2xf32>
    return %arg0, %arg1, %arg2, %extracted : f32, f32, f32, f32
  }
  func.func @outside_of_listed_elements(%arg0: f32, %arg1: f32) -> (f32, f32) {
    %c2 = arith.constant 2 : index
    %c-1 = arith.constant -1 : index
    %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2xf32>
    %extracted = tensor.extract %from_elements[%c2] : tensor<2xf32>
    %extracted_0 = tensor.extract %from_elements[%c-1] : tensor<2xf32>
    return %extracted, %extracted_0 : f32, f32
  }
  func.func @of_generate_with_positions(%arg0: index, %arg1: index, %arg2: index) -> index {
    %0 = arith.muli %arg0, %arg2 : index
    %1 = arith.addi %0, %arg1 : index
    return %1 : index
  }
  func.func @of_generate_with_outer_value(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
    return %arg2 : f32
  }
  func.func @of_generate_with_effect(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<f32>) -> f32 {
    %generated = tensor.generate %arg1 {
    ^bb0(%arg4: index):
      memref.store %arg2, %arg3[] : memref<f32>
      tensor.yield %arg2 : f32
    } : tensor<?xf32>
    %extracted = tensor.extract %generated[%arg0] : tensor<?xf32>
    return %extracted : f32
  }
  func.func @of_casts(%arg0: tensor<4xi32>, %arg1: tensor<*xf32>, %arg2: tensor<4xf32>, %arg3: index) -> (index, f32, f32) {
    %extracted = tensor.extract %arg0[%arg3] : tensor<4xi32>
    %0 = arith.index_cast %extracted : i32 to index
    %cast = tensor.cast %arg1 : tensor<*xf32> to tensor<4xf32>
    %extracted_0 = tensor.extract %cast[%arg3] : tensor<4xf32>
    %extracted_1 = tensor.extract %arg2[%arg3] : tensor<4xf32>
    return %0, %extracted_0, %extracted_1 : index, f32, f32
  }
  func.func @insertion_of_equal_element(%arg0: index, %arg1: f32) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<2xf32>
    %cst_2 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    %inserted = tensor.insert %cst_0 into %cst_1[%arg0] : tensor<2xf32>
    %inserted_3 = tensor.insert %arg1 into %cst_1[%arg0] : tensor<2xf32>
    %inserted_4 = tensor.insert %cst into %cst_2[%arg0] : tensor<2xf32>
    return %cst_1, %inserted, %inserted_3, %inserted_4 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func @elements_become_constant(%arg0: f32) -> (tensor<2xf32>, tensor<2xf32>, tensor<2x1xindex>, tensor<i1>) {
    %cst = arith.constant dense<true> : tensor<i1>
    %cst_0 = arith.constant dense<1> : tensor<2x1xindex>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    %from_elements = tensor.from_elements %cst_1, %arg0 : tensor<2xf32>
    return %cst_2, %from_elements, %cst_0, %cst : tensor<2xf32>, tensor<2xf32>, tensor<2x1xindex>, tensor<i1>
  }
  func.func @splats(%arg0: f32, %arg1: index) -> (tensor<2xf32>, tensor<2xi1>, tensor<?xf32>, tensor<2xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<2xf32>
    %cst_1 = arith.constant dense<true> : tensor<2xi1>
    %splat = tensor.splat %cst[%arg1] : tensor<?xf32>
    %splat_2 = tensor.splat %arg0 : tensor<2xf32>
    return %cst_0, %cst_1, %splat, %splat_2 : tensor<2xf32>, tensor<2xi1>, tensor<?xf32>, tensor<2xf32>
  }
  func.func @generate_gets_static_sizes(%arg0: f32, %arg1: index) -> tensor<?x?xf32> {
    %generated = tensor.generate %arg1 {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %arg0 : f32
    } : tensor<3x?xf32>
    %cast = tensor.cast %generated : tensor<3x?xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @generate_keeps_negative_size(%arg0: f32) -> tensor<?xf32> {
    %c-1 = arith.constant -1 : index
    %generated = tensor.generate %c-1 {
    ^bb0(%arg1: index):
      tensor.yield %arg0 : f32
    } : tensor<?xf32>
    return %generated : tensor<?xf32>
  }
}

