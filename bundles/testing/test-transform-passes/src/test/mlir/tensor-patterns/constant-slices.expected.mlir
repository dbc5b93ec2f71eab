module {
  func.func @a() -> tensor<2x1xf32> {
    %cst = arith.constant dense<[[2.000000e+00], [8.000000e+00]]> : tensor<2x1xf32>
    return %cst : tensor<2x1xf32>
  }
  func.func @reduced() -> tensor<2xi8> {
    %cst = arith.constant dense<[5, 6]> : tensor<2xi8>
    return %cst : tensor<2xi8>
  }
  func.func @two() -> (tensor<2xi8>, tensor<3x3xi8>) {
    %cst = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi8>
    %extracted_slice = tensor.extract_slice %cst[1, 1] [1, 2] [1, 1] : tensor<3x3xi8> to tensor<2xi8>
    return %extracted_slice, %cst : tensor<2xi8>, tensor<3x3xi8>
  }
  func.func @dyn(%arg0: index) -> (tensor<2xi8>, tensor<?xi8>, tensor<2xi8>, tensor<2xindex>, tensor<2xi1>) {
    %cst = arith.constant dense<[false, true]> : tensor<2xi1>
    %cst_0 = arith.constant dense<[2, 4]> : tensor<2xindex>
    %cst_1 = arith.constant dense<5> : tensor<2xi8>
    %cst_2 = arith.constant dense<[1, 2, 4]> : tensor<3xi8>
    %cst_3 = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
    %extracted_slice = tensor.extract_slice %cst_3[%arg0] [2] [1] : tensor<3xi8> to tensor<2xi8>
    %extracted_slice_4 = tensor.extract_slice %cst_2[0] [%arg0] [1] : tensor<3xi8> to tensor<?xi8>
    return %extracted_slice, %extracted_slice_4, %cst_1, %cst_0, %cst : tensor<2xi8>, tensor<?xi8>, tensor<2xi8>, tensor<2xindex>, tensor<2xi1>
  }
  func.func @cplx() -> tensor<1xcomplex<f32>> {
    %cst = arith.constant dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>
    %extracted_slice = tensor.extract_slice %cst[1] [1] [1] : tensor<2xcomplex<f32>> to tensor<1xcomplex<f32>>
    return %extracted_slice : tensor<1xcomplex<f32>>
  }
}

