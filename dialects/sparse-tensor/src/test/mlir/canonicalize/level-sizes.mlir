// RUN: --canonicalize
// REFERENCE: a level of positions in blocks has as many coordinates as the last block of the dimension has, not the
// first one: 1 instead of 2 and 4 for dimensions of 7 and 13, 2 instead of 3 for 5, and 2 instead of 0 for 0.
#BSR = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)}>
#BSD = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : dense, i mod 2 : dense, j mod 3 : dense)}>
#N24 = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])}>
#CSR0 = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32}>
#CSRS = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, 2, 3)>, d1 : #sparse_tensor<slice(1, ?, 3)>) -> (d0 : dense, d1 : compressed)}>
func.func @odd(%b: tensor<7x5xf32, #BSR>, %z: tensor<0x3xf32, #BSR>, %n: tensor<5x13xf32, #N24>, %s: tensor<4x4xf32, #CSRS>) -> (index, index, index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %4 = sparse_tensor.lvl %b, %c0 : tensor<7x5xf32, #BSR>
  %5 = sparse_tensor.lvl %b, %c1 : tensor<7x5xf32, #BSR>
  %6 = sparse_tensor.lvl %b, %c2 : tensor<7x5xf32, #BSR>
  %7 = sparse_tensor.lvl %b, %c3 : tensor<7x5xf32, #BSR>
  %8 = sparse_tensor.lvl %n, %c0 : tensor<5x13xf32, #N24>
  %9 = sparse_tensor.lvl %n, %c1 : tensor<5x13xf32, #N24>
  %10 = sparse_tensor.lvl %n, %c2 : tensor<5x13xf32, #N24>
  %11 = sparse_tensor.lvl %z, %c0 : tensor<0x3xf32, #BSR>
  %12 = sparse_tensor.lvl %z, %c2 : tensor<0x3xf32, #BSR>
  %13 = sparse_tensor.lvl %s, %c1 : tensor<4x4xf32, #CSRS>
  return %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : index, index, index, index, index, index, index, index, index, index
}
