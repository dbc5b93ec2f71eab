// RUN: --convert-tensor-to-linalg

func.func @inner_constant(%a: tensor<4x5xf32>) -> tensor<7x9xf32> {
  %0 = tensor.pad %a low[1, 2] high[2, 2] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } : tensor<4x5xf32> to tensor<7x9xf32>
  return %0 : tensor<7x9xf32>
}

func.func @two_pads(%a: tensor<?xf32>, %h: index) -> tensor<?xf32> {
  %0 = tensor.pad %a low[1] high[%h] {
  ^bb0(%i: index):
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.pad %0 low[%h] high[%h] {
  ^bb0(%i: index):
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
