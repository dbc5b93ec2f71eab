// RUN: --split-input-file --canonicalize
// REFERENCE: the text is of 19.1, and constant masks, steps and extractions are folded as in 22.1.
// REFERENCE: has no vector.splat, vector.extractelement and vector.insertelement any more.
// Folders and canonicalization patterns, by topic.
func.func @casts(%v: vector<4x2xf32>, %s: f32, %z: vector<f32>) -> (vector<4x2xf32>, vector<8xf32>, vector<2x3xf32>, vector<1xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<4x2xi32>) {
  %0 = vector.shape_cast %v : vector<4x2xf32> to vector<8xf32>
  %1 = vector.shape_cast %0 : vector<8xf32> to vector<4x2xf32>
  %2 = vector.broadcast %s : f32 to vector<3xf32>
  %3 = vector.broadcast %2 : vector<3xf32> to vector<2x3xf32>
  %4 = vector.broadcast %s : f32 to vector<1xf32>
  %5 = vector.transpose %v, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %6 = vector.transpose %5, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %7 = vector.broadcast %s : f32 to vector<4x2xf32>
  %8 = vector.transpose %7, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %9 = vector.bitcast %v : vector<4x2xf32> to vector<4x1xi64>
  %10 = vector.bitcast %9 : vector<4x1xi64> to vector<4x2xi32>
  return %1, %0, %3, %4, %6, %8, %10 : vector<4x2xf32>, vector<8xf32>, vector<2x3xf32>, vector<1xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<4x2xi32>
}
// -----
func.func @extracts(%v: vector<4x2x3xf32>, %s: f32, %w: vector<2x3xf32>, %i: index) -> (vector<3xf32>, f32, vector<2x3xf32>, f32, f32, vector<3xf32>, f32, f32) {
  %0 = vector.extract %v[1] : vector<2x3xf32> from vector<4x2x3xf32>
  %1 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
  %2 = vector.extract %1[2] : f32 from vector<3xf32>
  %3 = vector.insert %w, %v[2] : vector<2x3xf32> into vector<4x2x3xf32>
  %4 = vector.extract %3[2] : vector<2x3xf32> from vector<4x2x3xf32>
  %5 = vector.extract %3[2, 1, 1] : f32 from vector<4x2x3xf32>
  %6 = vector.extract %3[1, 1, 1] : f32 from vector<4x2x3xf32>
  %7 = vector.shape_cast %v : vector<4x2x3xf32> to vector<8x3xf32>
  %8 = vector.extract %7[5] : vector<3xf32> from vector<8x3xf32>
  %b = vector.broadcast %w : vector<2x3xf32> to vector<4x2x3xf32>
  %9 = vector.extract %b[%i, 1, 2] : f32 from vector<4x2x3xf32>
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %10 = vector.extract %c[1, 0] : f32 from vector<2x2xf32>
  return %1, %2, %4, %5, %6, %8, %9, %10 : vector<3xf32>, f32, vector<2x3xf32>, f32, f32, vector<3xf32>, f32, f32
}
// -----
func.func @transposed(%v: vector<2x4xf32>, %s: f32, %w: vector<4xf32>, %i: index) -> (f32, f32, vector<2xf32>) {
  %0 = vector.insert %w, %v[1] : vector<4xf32> into vector<2x4xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %2 = vector.extract %1[2, 1] : f32 from vector<4x2xf32>
  %3 = vector.extract %1[2, 0] : f32 from vector<4x2xf32>
  %4 = vector.extract %1[2] : vector<2xf32> from vector<4x2xf32>
  return %2, %3, %4 : f32, f32, vector<2xf32>
}
// -----
func.func @masks(%m: memref<16xf32>, %p: vector<16xf32>, %i: index, %iv: vector<16xi32>, %t: tensor<16xf32>, %pad: f32) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<4x4xi1>, vector<[4]xi1>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %vs = vector.vscale
  %sz = arith.muli %vs, %c4 : index
  %t1 = vector.constant_mask [16] : vector<16xi1>
  %f1 = vector.constant_mask [0] : vector<16xi1>
  %t2 = vector.create_mask %c16 : vector<16xi1>
  %0 = vector.maskedload %m[%i], %t1, %p : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %1 = vector.maskedload %m[%i], %f1, %p : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %2 = vector.expandload %m[%i], %t2, %p : memref<16xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  %3 = vector.gather %m[%i][%iv], %f1, %p : memref<16xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.maskedstore %m[%i], %t1, %p : memref<16xf32>, vector<16xi1>, vector<16xf32>
  vector.compressstore %m[%i], %f1, %p : memref<16xf32>, vector<16xi1>, vector<16xf32>
  vector.scatter %m[%i][%iv], %f1, %p : memref<16xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  %4 = vector.transfer_read %t[%c0], %pad, %t1 : tensor<16xf32>, vector<16xf32>
  %5 = vector.create_mask %c4, %c2 : vector<4x4xi1>
  %6 = vector.create_mask %sz : vector<[4]xi1>
  return %0, %1, %2, %3, %4, %5, %6 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<4x4xi1>, vector<[4]xi1>
}
// -----
func.func @transfers(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>, %p: f32, %m: memref<4x4xf32>) -> (vector<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %w, %0[%c2, %c0] : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %1[%c1, %c0], %p : tensor<4x4xf32>, vector<1x4xf32>
  %3 = vector.transfer_write %w, %1[%c1, %c0] : vector<1x4xf32>, tensor<4x4xf32>
  %4 = vector.transfer_read %t[%c0, %c0], %p : tensor<4x4xf32>, vector<4x4xf32>
  %5 = vector.transfer_write %4, %t[%c0, %c0] : vector<4x4xf32>, tensor<4x4xf32>
  %cast = memref.cast %m : memref<4x4xf32> to memref<?x?xf32>
  %6 = vector.transfer_read %cast[%c0, %c1], %p : memref<?x?xf32>, vector<4xf32>
  return %2, %3, %5, %6 : vector<1x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, vector<4xf32>
}
// -----
func.func @constants(%s: f32) -> (vector<4xf32>, vector<2x2xf32>, vector<4xindex>, f32, f32, vector<2x2xf32>, vector<4xf32>, vector<4xi32>) {
  %c = arith.constant 1.0 : f32
  %c1 = arith.constant 1 : i32
  %d = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %0 = vector.broadcast %c : f32 to vector<4xf32>
  %1 = vector.shape_cast %0 : vector<4xf32> to vector<2x2xf32>
  %2 = vector.step : vector<4xindex>
  %3 = vector.splat %s : vector<4xf32>
  %4 = vector.extractelement %3[%c1 : i32] : vector<4xf32>
  %5 = vector.extract %3[2] : f32 from vector<4xf32>
  %6 = vector.transpose %1, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %7 = vector.from_elements %s, %s, %s, %s : vector<4xf32>
  %8 = vector.insertelement %c1, %d[%c1 : i32] : vector<4xi32>
  return %0, %1, %2, %4, %5, %6, %7, %8 : vector<4xf32>, vector<2x2xf32>, vector<4xindex>, f32, f32, vector<2x2xf32>, vector<4xf32>, vector<4xi32>
}
// -----
func.func @slices(%v: vector<4x8xf32>, %w: vector<2x8xf32>) -> (vector<4x8xf32>, vector<2x8xf32>, vector<8xf32>, f32) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [4], strides = [1]} : vector<4x8xf32> to vector<4x8xf32>
  %1 = vector.insert_strided_slice %w, %w {offsets = [0, 0], strides = [1, 1]} : vector<2x8xf32> into vector<2x8xf32>
  %2 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %3 = vector.extract %2[1] : vector<8xf32> from vector<2x8xf32>
  %4 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  %5 = vector.extract %4[1, 1] : f32 from vector<2x2xf32>
  return %0, %1, %3, %5 : vector<4x8xf32>, vector<2x8xf32>, vector<8xf32>, f32
}
// -----
func.func @red(%v: vector<1xf32>, %s: f32, %z: vector<f32>, %w: vector<2x1x3xf32>, %a: vector<2x3xf32>) -> (f32, f32, vector<2x3xf32>) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %v, %s : vector<1xf32> into f32
  %2 = vector.multi_reduction <add>, %w, %a [1] : vector<2x1x3xf32> to vector<2x3xf32>
  return %0, %1, %2 : f32, f32, vector<2x3xf32>
}
// -----
func.func @mask_op(%v: vector<4xf32>, %m: vector<4xi1>, %p: vector<4xf32>, %s: f32) -> (vector<4xf32>, f32) {
  %0 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %m { } : vector<4xi1>
  %t = vector.constant_mask [4] : vector<4xi1>
  %1 = vector.mask %t { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1 : vector<4xf32>, f32
}
// -----
func.func @shuffles(%v: vector<4xf32>, %w: vector<4xf32>, %s: f32) -> (vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<4xf32>) {
  %0 = vector.shuffle %v, %w [0, 1, 2, 3] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %v, %w [4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %d = arith.constant dense<5.0> : vector<4xf32>
  %2 = vector.shuffle %c, %d [1, 5] : vector<4xf32>, vector<4xf32>
  %sp = vector.splat %s : vector<4xf32>
  %3 = vector.shuffle %sp, %sp [3, 2, 1, 0] : vector<4xf32>, vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<4xf32>
}
// -----
func.func @contract(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %d: vector<2x4xf32>) -> vector<2x4xf32> {
  %z = arith.constant dense<0.0> : vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %0, %d : vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
// -----
func.func @reductions(%v: vector<1xi32>, %s: i32, %z: vector<f32>, %f: f32) -> (i32, f32, i32, f32) {
  %0 = vector.reduction <maxsi>, %v, %s : vector<1xi32> into i32
  %1 = vector.reduction <minnumf>, %z, %f : vector<f32> into f32
  %2 = vector.reduction <mul>, %v, %s : vector<1xi32> into i32
  %3 = vector.reduction <add>, %z, %f fastmath<nnan> : vector<f32> into f32
  return %0, %1, %2, %3 : i32, f32, i32, f32
}
// -----
func.func @full_mask(%v: vector<4xf32>, %p: vector<4xf32>, %m: memref<4xf32>, %i: index, %s: f32) -> vector<4xf32> {
  %t = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %t, %p { vector.transfer_read %m[%i], %s : memref<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %t { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<4xf32> } : vector<4xi1>
  return %0 : vector<4xf32>
}
