// RUN: --mlir-version=19.1 --func-bufferize
// Blocks of loops; a value is made a tensor once, in the block whose argument it is.
func.func @loop(%t: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  cf.br ^bb1(%t : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  %0 = "test.x"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  cf.cond_br %c, ^bb1(%0 : tensor<4xf32>), ^bb2(%x : tensor<4xf32>)
^bb2(%y: tensor<4xf32>):
  return %y : tensor<4xf32>
}
