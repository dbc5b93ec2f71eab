#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 2, 3)>, d1 : #sparse_tensor<slice(1, ?, 3)>) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @odd(%arg0: tensor<7x5xf32, #sparse>, %arg1: tensor<0x3xf32, #sparse>, %arg2: tensor<5x13xf32, #sparse1>, %arg3: tensor<4x4xf32, #sparse2>) -> (index, index, index, index, index, index, index, index, index, index) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    return %c4, %c2, %c2, %c3, %c5, %c4, %c4, %c0, %c0, %c4 : index, index, index, index, index, index, index, index, index, index
  }
}

