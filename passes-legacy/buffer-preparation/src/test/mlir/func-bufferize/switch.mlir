// RUN: --mlir-version=19.1 --func-bufferize
// A switch passes buffers to two of its blocks.
func.func @switch(%a : tensor<4xf32>, %f: i8) -> (tensor<4xf32>) { 
  cf.switch %f : i8, [ default: ^bb1(%a: tensor<4xf32>), 3: ^bb2(%f : i8), 4: ^bb1(%a: tensor<4xf32>)]
^bb1(%b: tensor<4xf32>):
  return %b : tensor<4xf32>
^bb2(%c: i8):
  %0 = "test.u"() : () -> tensor<4xf32>
  cf.br ^bb1(%0: tensor<4xf32>)
}
