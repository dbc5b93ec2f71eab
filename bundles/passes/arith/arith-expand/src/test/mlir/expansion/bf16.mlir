// RUN: --arith-expand=include-bf16 --split-input-file
// Only conversions between bf16 and f32 are expanded, also of vectors and tensors.
func.func @f(%a: i32, %b: i32, %x: f32, %y: f32, %v: vector<4xf32>, %h: bf16, %hv: vector<[4]xbf16>, %ti: tensor<4x?xi8>, %tb: tensor<?xbf16>, %tf: tensor<?xf32>, %d: f64) {
  %c1 = arith.ceildivui %a, %b : i32
  %c2 = arith.floordivsi %a, %b : i32
  %m1 = arith.maximumf %x, %y fastmath<nnan> : f32
  %m2 = arith.minimumf %x, %y : f32
  %m3 = arith.maxnumf %v, %v : vector<4xf32>
  %m4 = arith.minnumf %x, %y : f32
  %m5 = arith.maxsi %a, %b : i32
  %m6 = arith.maxui %a, %b : i32
  %m7 = arith.minsi %a, %b : i32
  %m8 = arith.minui %a, %b : i32
  %t = arith.truncf %x : f32 to bf16
  %e = arith.extf %h : bf16 to f32
  %t2 = arith.truncf %v : vector<4xf32> to vector<4xbf16>
  return
}
func.func @k(%a: i32, %m: memref<4xf32>, %q: tensor<4xf32>) -> (i32, i32, index, index) {
  %c3 = arith.constant 3 : i32
  %c0 = arith.constant 0 : index
  %c = arith.floordivsi %c3, %c3 : i32
  %c1 = arith.floordivsi %a, %c3 : i32
  %z = arith.addi %c3, %c3 : i32
  %d = memref.dim %m, %c0 : memref<4xf32>
  %e = tensor.dim %q, %c0 : tensor<4xf32>
  return %c, %c1, %d, %e : i32, i32, index, index
}

// -----
func.func @f(%d: f64) -> bf16 {
  %t1 = arith.truncf %d : f64 to bf16
  return %t1 : bf16
}
// -----
func.func @f(%d: bf16) -> f64 {
  %t1 = arith.extf %d : bf16 to f64
  return %t1 : f64
}
// -----
func.func @f(%tf: tensor<?xf32>) {
  %t3 = arith.truncf %tf : tensor<?xf32> to tensor<?xbf16>
  return
}
// -----
func.func @f(%tf: tensor<?xbf16>) {
  %t3 = arith.extf %tf : tensor<?xbf16> to tensor<?xf32>
  return
}
// -----
func.func @f(%tf: tensor<?xi32>) {
  %t3 = arith.floordivsi %tf, %tf : tensor<?xi32> 
  return
}
