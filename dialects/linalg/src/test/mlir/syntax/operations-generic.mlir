// RUN: --mlir-version=19.1 --mlir-print-op-generic
// The same in generic form.
#t = {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "parallel"], doc = "x", library_call = "foo", other = 3}
func.func @f(%a: tensor<4x8xi8>, %c: tensor<8xf32>) -> tensor<8xf32> {
  %0:1 = linalg.generic #t ins(%a : tensor<4x8xi8>) outs(%c : tensor<8xf32>) attrs = {bar, zoo = "a"} {
   ^bb0(%x: i8, %y: f32):
   %i = linalg.index 0 : index
   linalg.yield %y : f32
  } -> tensor<8xf32>
  return %0#0 : tensor<8xf32>
}
func.func @g(%a: tensor<4x8xf32>, %c: tensor<8xf32>, %d: memref<f32>, %e: memref<4x8xf32>, %f: f32, %g: memref<8x8xf32>, %h: memref<4xi8>, %w: tensor<2x3x3x5xf32>, %v: tensor<6x6x5x2xf32>) -> tensor<8xf32> {
  %0 = linalg.reduce {arith.addf} ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [0] {a = 1}
  %1 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [0] {a = 1} (%x: f32, %y: f32) { %z = arith.addf %x, %y : f32 
     linalg.yield %z : f32 }
  %3 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%c : tensor<8xf32>) dimensions = [0]  (%x: f32, %y: f32) { %z = arith.addf %y, %x fastmath<fast>: f32 
     linalg.yield %z : f32 }
  %4, %5 = linalg.reduce ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c, %c : tensor<8xf32>, tensor<8xf32>) dimensions = [0]  (%x: f32, %y: f32, %x1: f32, %y1: f32) { %z = arith.addf %y, %x fastmath<fast>: f32 
     linalg.yield %z, %z : f32, f32 }
  %2 = linalg.map ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {b} (%x: f32, %y: f32) { 
     linalg.yield %x : f32 }
  %6 = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {b}
  %7 = linalg.map ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) (%x: f32, %y: f32) { %z = arith.addf %y, %x : f32  linalg.yield %z : f32 }
  %8 = linalg.map outs(%a : tensor<4x8xf32>) () { %z = arith.constant 0.0 : f32  linalg.yield %z : f32 }
  %t = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) permutation = [0, 1] {a}
  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%d : memref<f32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %9 = linalg.broadcast ins(%c : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [0]
  linalg.map { math.exp } ins(%e : memref<4x8xf32>) outs(%e : memref<4x8xf32>)
  linalg.map { arith.addi } ins(%h, %h : memref<4xi8>, memref<4xi8>) outs(%h : memref<4xi8>)
  linalg.matmul {doc = "x"} ins(%e, %g : memref<4x8xf32>, memref<8x8xf32>) outs(%e : memref<4x8xf32>)
  linalg.fill {a} ins(%f : f32) outs(%e : memref<4x8xf32>)
  %10 = linalg.winograd_filter_transform m(4) r(3) ins(%w : tensor<2x3x3x5xf32>) outs(%v : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<8xf32>
}
