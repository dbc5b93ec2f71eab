// RUN: --canonicalize
// Two pads with the same value are one, unless one of them is nofold. The sizes are added.
func.func @dynamic_sizes(%t: tensor<?x?xf32>, %a: index, %b: index, %c: index, %d: index, %f: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %t low[%a, 1] high[%b, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[%c, %c] high[%d, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @inner_stays_for_other_uses(%t: tensor<?x?xf32>, %a: index, %b: index, %c: index, %d: index, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.pad %t low[%a, 1] high[%b, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[0, 4] high[%d, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @nofold_stays(%t: tensor<?x?xf32>, %a: index, %b: index, %c: index, %d: index, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.pad %t nofold low[%a, 1] high[%b, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[%c, 4] high[%d, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %t low[%a, 1] high[%b, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.pad %2 nofold low[%c, 4] high[%d, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1, %3 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @three(%t: tensor<?x8xf32>, %a: index, %b: index, %c: index, %d: index, %f: f32) -> (tensor<?x?xf32>) {
  %c3 = arith.constant 3 : index
  %cst = arith.constant 1.0 : f32
  %cst2 = arith.constant 1.0 : f32
  %0 = tensor.pad %t low[%a, -1] high[%b, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<?x8xf32> to tensor<?x9xf32>
  %1 = tensor.pad %0 low[%c, 4] high[%d, -3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst2 : f32
  } : tensor<?x9xf32> to tensor<?x10xf32>
  %2 = tensor.pad %1 low[%c3, %c3] high[%d, %b] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<?x10xf32> to tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @computed_values_stay(%t: tensor<?x?xf32>, %a: index, %b: index, %c: index, %d: index, %f: f32) -> (tensor<?x?xf32>) {
  %0 = tensor.pad %t low[%a, 1] high[%b, 2] {
  ^bb0(%i: index, %j: index):
    %x = arith.index_cast %i : index to i32
    %y = arith.sitofp %x : i32 to f32
    tensor.yield %y : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[%a, 1] high[%b, 2] {
  ^bb0(%i: index, %j: index):
    %x = arith.index_cast %i : index to i32
    %y = arith.sitofp %x : i32 to f32
    tensor.yield %y : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
