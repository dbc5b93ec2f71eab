// RUN: --convert-tensor-to-linalg
// REFERENCE: MLIR 19.1 leaves an operation in the body of another one unchanged

func.func @nested(%a: tensor<4xf32>) -> tensor<7xf32> {
  %c = arith.constant 0.0 : f32
  %k = arith.constant 0 : index
  %0 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    %p = tensor.pad %a low[1] high[2] {
    ^bb0(%j: index):
      tensor.yield %c : f32
    } : tensor<4xf32> to tensor<7xf32>
    %e = tensor.extract %p[%k] : tensor<7xf32>
    tensor.yield %e : f32
  } : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}
