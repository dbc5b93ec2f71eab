// RUN: --func-bufferize
// REFERENCE: leaves blocks that cannot be reached half converted
func.func @unreachable(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
^bb1(%x: tensor<4xf32>):
  return %x : tensor<4xf32>
^bb2(%y: tensor<4xf32>):
  "test.use"(%y) : (tensor<4xf32>) -> ()
  cf.br ^bb1(%y: tensor<4xf32>)
}
