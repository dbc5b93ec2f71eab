// RUN: --mlir-version=19.1 --canonicalize --split-input-file
// Casts, reductions and contractions, masked operations, reads of what was written, shuffles.

func.func @casts(%a: vector<4x2xf32>, %b: vector<8x4x2xf32>) -> (vector<4x2xf32>, vector<8xf32>, vector<4x4x4xf32>, vector<20x2xf32>, vector<4xi32>, vector<2xf16>) {
  %0 = vector.shape_cast %a : vector<4x2xf32> to vector<8xf32>
  %1 = vector.shape_cast %0 : vector<8xf32> to vector<4x2xf32>
  %2 = vector.shape_cast %1 : vector<4x2xf32> to vector<8xf32>
  %3 = vector.shape_cast %b : vector<8x4x2xf32> to vector<4x4x4xf32>
  %c = arith.constant dense<2.0> : vector<5x4x2xf32>
  %4 = vector.shape_cast %c : vector<5x4x2xf32> to vector<20x2xf32>
  %d = arith.constant dense<1.0> : vector<4xf32>
  %5 = vector.bitcast %d : vector<4xf32> to vector<4xi32>
  %e = arith.constant dense<1.0> : vector<1xf32>
  %6 = vector.bitcast %e : vector<1xf32> to vector<2xf16>
  return %1, %2, %3, %4, %5, %6 : vector<4x2xf32>, vector<8xf32>, vector<4x4x4xf32>, vector<20x2xf32>, vector<4xi32>, vector<2xf16>
}
// -----
func.func @bitcasts(%a: vector<4x8xf32>, %b: vector<4xi8>) -> (vector<4x16xi16>, vector<4x8xf32>, vector<20xi8>, vector<2xi16>) {
  %0 = vector.bitcast %a : vector<4x8xf32> to vector<4x8xi32>
  %1 = vector.bitcast %0 : vector<4x8xi32> to vector<4x16xi16>
  %2 = vector.bitcast %0 : vector<4x8xi32> to vector<4x8xf32>
  %c = arith.constant dense<0x01010101> : vector<5xi32>
  %3 = vector.bitcast %c : vector<5xi32> to vector<20xi8>
  %d = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %4 = vector.bitcast %d : vector<4xi8> to vector<2xi16>
  return %1, %2, %3, %4 : vector<4x16xi16>, vector<4x8xf32>, vector<20xi8>, vector<2xi16>
}
// -----
func.func @broadcasts(%a: f32, %v: vector<4xf32>) -> (vector<4xf32>, vector<2x3x4xf32>, vector<1x4xf32>, vector<4xf32>, vector<2x4xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %2 = vector.broadcast %1 : vector<3x4xf32> to vector<2x3x4xf32>
  %3 = vector.broadcast %v : vector<4xf32> to vector<1x4xf32>
  %s = vector.broadcast %a : f32 to vector<1xf32>
  %4 = vector.broadcast %s : vector<1xf32> to vector<4xf32>
  %5 = vector.broadcast %a : f32 to vector<4xf32>
  %6 = vector.broadcast %5 : vector<4xf32> to vector<2x4xf32>
  return %0, %2, %3, %4, %6 : vector<4xf32>, vector<2x3x4xf32>, vector<1x4xf32>, vector<4xf32>, vector<2x4xf32>
}
// -----
func.func @reductions(%v: vector<1xf32>, %a: f32, %w: vector<1x4xf32>, %b: vector<4xf32>) -> (f32, f32, vector<4xf32>) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %v, %a fastmath<nnan,ninf> : vector<1xf32> into f32
  %2 = vector.multi_reduction <mul>, %w, %b [0] : vector<1x4xf32> to vector<4xf32>
  return %0, %1, %2 : f32, f32, vector<4xf32>
}
// -----
func.func @multi(%v: vector<2x3xf32>, %acc: vector<2x3xf32>, %s: vector<2x1x3xf32>, %a3: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
  %0 = vector.multi_reduction <add>, %v, %acc [] : vector<2x3xf32> to vector<2x3xf32>
  %1 = vector.multi_reduction <mul>, %s, %a3 [1] : vector<2x1x3xf32> to vector<2x3xf32>
  return %0, %1 : vector<2x3xf32>, vector<2x3xf32>
}
// -----
func.func @transfers(%A: memref<4x8xf32>, %t: tensor<4x8xf32>, %i: index, %f: f32, %d: memref<?x8xf32>) -> (vector<4x8xf32>, vector<4xf32>, vector<4x8xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %0 = vector.transfer_read %A[%c0, %c0], %f : memref<4x8xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %A[%c0, %c4], %f : memref<4x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %d[%c0, %c0], %f : memref<?x8xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %A[%c0, %c6], %f : memref<4x8xf32>, vector<4xf32>
  return %0, %1, %2, %3 : vector<4x8xf32>, vector<4xf32>, vector<4x8xf32>, vector<4xf32>
}
// -----
func.func @write_read(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %u: vector<4xf32>, %i: index) -> (vector<1x4xf32>, vector<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %r = vector.transfer_read %w[%c0, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %w2 = vector.transfer_write %u, %t[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  %r2 = vector.transfer_read %w2[%c0, %c0], %f {in_bounds = [true]} : tensor<4x4xf32>, vector<4xf32>
  %r3 = vector.transfer_read %t[%c1, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %w3 = vector.transfer_write %r3, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %w4 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %w5 = vector.transfer_write %r3, %w4[%c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %r, %r2, %w3, %w5 : vector<1x4xf32>, vector<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
// -----
func.func @write_broadcast_read(%t: tensor<4x4xf32>, %v: vector<4x2xf32>, %f: f32) -> (vector<6x4x2xf32>, vector<4x2x6xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x2xf32>, tensor<4x4xf32>
  %r = vector.transfer_read %w[%c0, %c0], %f {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>} : tensor<4x4xf32>, vector<6x4x2xf32>
  %r2 = vector.transfer_read %w[%c0, %c0], %f {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (d0, d1, 0)>} : tensor<4x4xf32>, vector<4x2x6xf32>
  return %r, %r2 : vector<6x4x2xf32>, vector<4x2x6xf32>
}
// -----
func.func @swap_extract_slice_transfer_write(%t: tensor<8x8xf32>, %v: vector<8x4xf32>, %i: index, %d: tensor<?x?xf32>, %e: tensor<8x?xf32>, %k: index) -> (tensor<8x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<8x4xf32>, tensor<8x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [8, %i] [1, 1] : tensor<8x8xf32> to tensor<8x?xf32>
  %2 = tensor.insert_slice %1 into %e[0, 0] [8, %i] [1, 1] : tensor<8x?xf32> into tensor<8x?xf32>
  return %2 : tensor<8x?xf32>
}
// -----
func.func @masked(%m: memref<16xf32>, %b: vector<16xf32>, %i: index) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %c0 = arith.constant 0 : index
  %idx = arith.constant dense<1> : vector<16xi32>
  %t = vector.constant_mask [16] : vector<16xi1>
  %f = vector.constant_mask [0] : vector<16xi1>
  %0 = vector.maskedload %m[%c0], %t, %b : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %1 = vector.maskedload %m[%c0], %f, %b : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.maskedstore %m[%c0], %t, %b : memref<16xf32>, vector<16xi1>, vector<16xf32>
  vector.maskedstore %m[%c0], %f, %b : memref<16xf32>, vector<16xi1>, vector<16xf32>
  %2 = vector.gather %m[%c0][%idx], %f, %b : memref<16xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.scatter %m[%c0][%idx], %f, %b : memref<16xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  %3 = vector.expandload %m[%c0], %t, %b : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.compressstore %m[%c0], %f, %b : memref<16xf32>, vector<16xi1>, vector<16xf32>
  return %0, %1, %2, %3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
// -----
func.func @shuffles(%a: vector<4xi32>, %b: vector<4xi32>, %s: vector<i32>, %t: vector<i32>) -> (vector<4xi32>, vector<4xi32>, vector<5xi32>, vector<2xi32>, vector<4xi32>, vector<4xi32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2, 3] : vector<4xi32>, vector<4xi32>
  %1 = vector.shuffle %a, %b [4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
  %c = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %d = arith.constant dense<[4, 5]> : vector<2xi32>
  %2 = vector.shuffle %c, %d [0, 4, 1, 3, 2] : vector<3xi32>, vector<2xi32>
  %3 = vector.shuffle %s, %t [0, 1] : vector<i32>, vector<i32>
  %4 = vector.shuffle %a, %a [0, 4, 1, 5] : vector<4xi32>, vector<4xi32>
  return %0, %1, %2, %3, %4, %4 : vector<4xi32>, vector<4xi32>, vector<5xi32>, vector<2xi32>, vector<4xi32>, vector<4xi32>
}
// -----
func.func @contract(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> (vector<2x4xf32>, vector<2x4xf32>, f32) {
  %z = arith.constant dense<0.0> : vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %0, %c : vector<2x4xf32>
  %r = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
  %f = arith.constant 1.0 : f32
  return %1, %r, %f : vector<2x4xf32>, vector<2x4xf32>, f32
}
// -----
func.func @masks(%a: vector<4xf32>, %p: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %t { vector.yield %a : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %0, %0 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// -----
func.func @mask_all_true(%m: memref<?xf32>, %p: vector<4xf32>, %f: f32) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %t = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %t { vector.transfer_read %m[%c0], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %t { vector.transfer_write %p, %m[%c0] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return %0 : vector<4xf32>
}
// -----
func.func @outer(%a: vector<4xf32>, %b: f32, %c: vector<4xf32>, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<4xf32>, f32
  return %0 : vector<4xf32>
}
// -----
func.func @vscale(%b: vector<[4]xf32>) -> (index, index) {
  %0 = vector.vscale
  %1 = vector.vscale
  %2 = arith.addi %0, %1 : index
  return %2, %1 : index, index
}
// -----
func.func @elements(%a: vector<4xf32>, %f: f32, %z: vector<f32>) -> (f32, vector<4xf32>, f32, vector<f32>, f32) {
  %c3 = arith.constant 3 : i32
  %0 = vector.extractelement %a[%c3 : i32] : vector<4xf32>
  %1 = vector.insertelement %f, %a[%c3 : i32] : vector<4xf32>
  %s = vector.splat %f : vector<4xf32>
  %2 = vector.extractelement %s[%c3 : i32] : vector<4xf32>
  %b = vector.broadcast %f : f32 to vector<f32>
  %3 = vector.extractelement %b[] : vector<f32>
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %4 = vector.extractelement %c[%c3 : i32] : vector<4xf32>
  return %0, %1, %2, %b, %4 : f32, vector<4xf32>, f32, vector<f32>, f32
}
// -----
func.func @load_store(%m: memref<8xf32>, %i: index) -> vector<4xf32> {
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %0 = vector.load %c[%i] : memref<?xf32>, vector<4xf32>
  vector.store %0, %c[%i] : memref<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @deinterleave(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<8xf32>) {
  %0 = vector.interleave %a, %b : vector<4xf32> -> vector<8xf32>
  %1, %2 = vector.deinterleave %0 : vector<8xf32> -> vector<4xf32>
  %3 = vector.interleave %1, %2 : vector<4xf32> -> vector<8xf32>
  return %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<8xf32>
}
// -----
func.func @rank_reduced(%A: memref<1x4xf32>, %f: f32, %v: vector<1x1x4xf32>, %t: vector<1x4xf32>) -> (vector<4xf32>, vector<4x1x1xf32>, vector<1x1x4xf32>) {
  %0 = vector.shape_cast %v : vector<1x1x4xf32> to vector<4xf32>
  %1 = vector.transpose %v, [2, 0, 1] : vector<1x1x4xf32> to vector<4x1x1xf32>
  %2 = vector.broadcast %t : vector<1x4xf32> to vector<1x1x4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4x1x1xf32>, vector<1x1x4xf32>
}
// -----
func.func @scan(%a: vector<2x3xi32>, %b: vector<3xi32>) -> (vector<2x3xi32>, vector<3xi32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<3xi32>
  return %0#0, %0#1 : vector<2x3xi32>, vector<3xi32>
}
