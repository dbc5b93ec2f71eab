// RUN: --mlir-version=19.1 --mlir-print-op-generic
// The same in generic form: defaults and terminators that the text leaves out.
#trait = {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
#m = affine_map<(i, j) -> (i, j)>
func.func @f(%m: memref<4x4xf32>, %v: vector<4xf32>, %i: index, %mask: vector<4xi1>, %v2: vector<4x4xf32>, %p: f32, %t: tensor<?x?xf32>, %k: vector<f32>, %mr: memref<f32>, %m2: vector<4x4xi1>, %vm: memref<?xvector<4xf32>>) {
  %0 = vector.contract #trait %v2, %v, %v : vector<4x4xf32>, vector<4xf32> into vector<4xf32>
  %1 = vector.contract {a = 3, indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<maxnumf>} %v2, %v, %v {b} : vector<4x4xf32>, vector<4xf32> into vector<4xf32>
  %2 = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>
  %3 = vector.outerproduct %v, %v, %2 {kind = #vector.kind<mul>, a} : vector<4xf32>, vector<4xf32>
  %4 = vector.outerproduct %v, %p : vector<4xf32>, f32
  %5 = vector.transfer_read %m[%i, %i], %p : memref<4x4xf32>, vector<4xf32>
  %6 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<4x4xf32>, vector<4x4xf32>
  %7 = vector.transfer_read %m[%i, %i], %p, %mask {in_bounds = [true]} : memref<4x4xf32>, vector<4xf32>
  %8 = vector.transfer_read %mr[], %p : memref<f32>, vector<f32>
  %9 = vector.transfer_read %m[%i, %i], %p {in_bounds = [false, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<4x4xf32>, vector<4x4xf32>
  %10 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>, x} : memref<4x4xf32>, vector<4x4xf32>
  %11 = vector.transfer_read %t[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1)>, x} : tensor<?x?xf32>, vector<4xf32>
  %12 = vector.transfer_write %v, %t[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1)>, x} : vector<4xf32>, tensor<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %mask {in_bounds = [false], x} : vector<4xf32>, memref<4x4xf32>
  vector.transfer_write %k, %m[%i, %i] : vector<f32>, memref<4x4xf32>
  %13 = vector.transfer_read %vm[%i], %v : memref<?xvector<4xf32>>, vector<4xf32>
  %14 = vector.transfer_read %vm[%i], %v {in_bounds = [true]}: memref<?xvector<4xf32>>, vector<1x4xf32>
  %15 = vector.mask %mask { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %16 = vector.mask %m2, %v2 { vector.transfer_read %m[%i, %i], %p : memref<4x4xf32>, vector<4x4xf32> } {a} : vector<4x4xi1> -> vector<4x4xf32>
  vector.mask %mask { vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<4x4xf32> } : vector<4xi1>
  vector.mask %mask { } : vector<4xi1>
  %q = vector.mask %mask { vector.yield %v: vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %18 = vector.mask %mask { %s = vector.reduction <add>, %v : vector<4xf32> into f32 
     vector.yield %s : f32 } : vector<4xi1> -> f32
  %c = vector.constant_mask [2] : vector<4xi1>
  %c2 = vector.create_mask %i, %i : vector<4x4xi1>
  %c3 = vector.create_mask %i, %i : vector<[4]x4xi1>
  return
}
