// RUN: --one-shot-bufferize=bufferize-function-boundaries
// Paddings that are constants are static offsets and sizes.
func.func @constants(%t: tensor<?x64x?xf32>, %v: f32) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = tensor.pad %t low[1, %c4, %c0] high[%c0, %c4, 2] {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %v : f32
  } : tensor<?x64x?xf32> to tensor<?x?x?xf32>
  return %p : tensor<?x?x?xf32>
}
