// RUN: --reify-result-shapes
// The size of the source cancels out; a constant operand of the padding is a number.
func.func @complement(%f: f32, %i: index, %t: tensor<64x?x64xf32>) -> tensor<1x?x64xf32> {
  %0 = affine.apply affine_map<(d0) -> (-d0 + 256)>(%i)
  %s = tensor.extract_slice %t[0, 0, 0] [1, %i, 64] [1, 1, 1] : tensor<64x?x64xf32> to tensor<1x?x64xf32>
  %p = tensor.pad %s low[0, 0, 0] high[0, %0, 0] {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %f : f32
  } : tensor<1x?x64xf32> to tensor<1x?x64xf32>
  return %p : tensor<1x?x64xf32>
}

func.func @constant(%f: f32, %t: tensor<4x5xf32>) -> tensor<?x8xf32> {
  %c2 = arith.constant 2 : index
  %p = tensor.pad %t nofold low[%c2, 1] high[1, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } {test.kept} : tensor<4x5xf32> to tensor<?x8xf32>
  return %p : tensor<?x8xf32>
}

// Sizes that stay dynamic are computed, too.
func.func @dynamic(%f: f32, %t: tensor<?x3xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %h = affine.apply affine_map<(d0)[s0] -> (d0 * 2 - s0)>(%i)[%j]
  %p = tensor.pad %t low[%h, 1] high[%j, %i] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x3xf32> to tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}
