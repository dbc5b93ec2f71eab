// RUN: --canonicalize

func.func @k(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true, true]} : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,0][%s,%t][1,1] : tensor<8x16xf32> to tensor<?x?xf32>
  %r = tensor.insert_slice %1 into %it[%i, %j][%s,%t][1,1] : tensor<?x?xf32> into tensor<27x37xf32>
  return %r : tensor<27x37xf32>
}
func.func @k1(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,0][%s,16][1,1] : tensor<8x16xf32> to tensor<?x16xf32>
  %r = tensor.insert_slice %1 into %it[%i, 3][%s,16][1,1] : tensor<?x16xf32> into tensor<27x37xf32>
  return %r : tensor<27x37xf32>
}
func.func @k2(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,1][%s,8][1,1] : tensor<8x16xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %1 into %it[%i, 3][%s,8][1,1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %r : tensor<27x37xf32>
}
func.func @k3(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,0][%s,8][1,1] : tensor<8x16xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %1 into %it[%i, 3][%s,8][1,2] : tensor<?x8xf32> into tensor<27x37xf32>
  return %r : tensor<27x37xf32>
}
func.func @k4(%v: vector<4x16xf32>, %init: tensor<8x16xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0] : vector<4x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,0][%s,8][1,1] : tensor<8x16xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %1 into %it[%i, 3][%s,8][1,1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %r : tensor<27x37xf32>
}
func.func @k5(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %i] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,0][%s,8][1,1] : tensor<8x16xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %1 into %it[%i, 3][%s,8][1,1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %r : tensor<27x37xf32>
}
func.func @k6(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> (tensor<27x37xf32>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,0][%s,8][1,1] : tensor<8x16xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %1 into %it[%i, 3][%s,8][1,1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %r, %1 : tensor<27x37xf32>, tensor<?x8xf32>
}
func.func @k7(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> (tensor<27x37xf32>, tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,0][%s,8][1,1] : tensor<8x16xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %1 into %it[%i, 3][%s,8][1,1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %r, %0 : tensor<27x37xf32>, tensor<8x16xf32>
}
func.func @k8(%v: vector<16x8xf32>, %init: tensor<8x16xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index, %m: vector<8x16xi1>) -> (tensor<27x37xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0], %m {permutation_map = affine_map<(d0,d1)->(d1,d0)>}: vector<16x8xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,0][%s,8][1,1] : tensor<8x16xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %1 into %it[%i, 3][%s,8][1,1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %r: tensor<27x37xf32>
}
func.func @k9(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> (tensor<27x37xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,0][%s,8][1,1] : tensor<8x16xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %1 into %it[%i, 3][%s,8][2,1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %r: tensor<27x37xf32>
}
func.func @k10(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %it: tensor<3x27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> (tensor<3x27x37xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,0][%s,8][1,1] : tensor<8x16xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %1 into %it[0, %i, 3][1, %s,8][1, 1,1] : tensor<?x8xf32> into tensor<3x27x37xf32>
  return %r: tensor<3x27x37xf32>
}
func.func @k11(%v: vector<8x16xf32>, %init: tensor<8x?xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> (tensor<27x37xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0] : vector<8x16xf32>, tensor<8x?xf32>
  %1 = tensor.extract_slice %0[0,0][%s,8][1,1] : tensor<8x?xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %1 into %it[%i, 3][%s,8][1,1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %r: tensor<27x37xf32>
}
func.func @k12(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> (tensor<27x37xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,0][4,8][1,1] : tensor<8x16xf32> to tensor<4x8xf32>
  %r = tensor.insert_slice %1 into %it[%i, 3][4,8][1,1] : tensor<4x8xf32> into tensor<27x37xf32>
  return %r: tensor<27x37xf32>
}
func.func @k13(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %it: tensor<27x37xf32>, %i: index, %j: index, %s: index, %t: index) -> (tensor<27x37xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %init[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0,0][8,16][1,1] : tensor<8x16xf32> to tensor<8x16xf32>
  %r = tensor.insert_slice %1 into %it[%i, 3][8,16][1,1] : tensor<8x16xf32> into tensor<27x37xf32>
  return %r: tensor<27x37xf32>
}
