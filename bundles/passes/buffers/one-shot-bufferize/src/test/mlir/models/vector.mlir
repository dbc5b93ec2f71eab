// RUN: --one-shot-bufferize=bufferize-function-boundaries --split-input-file
// Transfers, gathers and masks.
func.func @tr(%a: tensor<?x?xf32>, %v: vector<4xf32>, %i: index, %f: f32, %m: vector<4xi1>) -> (vector<4xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = vector.transfer_read %a[%i, %i], %f, %m {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>, foo} : tensor<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_write %v, %a[%i, %i], %m {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>, foo} : vector<4xf32>, tensor<?x?xf32>
  return %0, %1, %a : vector<4xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

func.func @gather(%a: tensor<?xf32>, %iv: vector<4xi32>, %i: index, %m: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %a[%i] [%iv], %m, %p {foo} : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @mgather(%a: tensor<?xf32>, %iv: vector<4xi32>, %i: index, %m: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.gather %a[%i] [%iv], %m, %p : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @tr(%a: tensor<?x?xf32>, %v: vector<4xf32>, %i: index, %f: f32, %m: vector<4xi1>) -> (vector<4xf32>, tensor<?x?xf32>) {
  %0 = vector.mask %m, %v {vector.transfer_read %a[%i, %i], %f {foo} : tensor<?x?xf32>, vector<4xf32>} {foo}: vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %m {vector.transfer_write %v, %a[%i, %i] {foo} : vector<4xf32>, tensor<?x?xf32>} {foo} : vector<4xi1> -> tensor<?x?xf32>
  return %0, %1 : vector<4xf32>, tensor<?x?xf32>
}

// -----

func.func @r(%a: tensor<4xvector<4xf32>>, %v: vector<4x4xf32>, %m: vector<4xi1>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %a[%c0] : vector<4x4xf32>, tensor<4xvector<4xf32>>
  return
}
