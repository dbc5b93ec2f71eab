// RUN: --convert-tensor-to-linalg

// Elements of the padding are computed.
func.func @position(%a: tensor<4xindex>) -> tensor<7xindex> {
  %0 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<4xindex> to tensor<7xindex>
  return %0 : tensor<7xindex>
}

func.func @outer_computation(%a: tensor<4xindex>, %b: index) -> tensor<7xindex> {
  %0 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    %s = arith.addi %b, %b : index
    tensor.yield %s : index
  } : tensor<4xindex> to tensor<7xindex>
  return %0 : tensor<7xindex>
}

func.func @position_dynamic(%a: tensor<?x4xindex>, %l: index, %h: index) -> tensor<?x?xindex> {
  %0 = tensor.pad %a low[%l, %l] high[%h, 0] {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    tensor.yield %s : index
  } : tensor<?x4xindex> to tensor<?x?xindex>
  return %0 : tensor<?x?xindex>
}

func.func @extracted(%a: tensor<4xf32>, %b: tensor<?xf32>) -> tensor<7xf32> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    %e = tensor.extract %b[%i] : tensor<?xf32>
    tensor.yield %e : f32
  } : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}
