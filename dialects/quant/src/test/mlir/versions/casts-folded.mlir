// RUN: --canonicalize

// A cast there and back is the first operand.
func.func @there_and_back(%x: tensor<4xf32>, %q: tensor<4x!quant.uniform<i8:f32, 2.0>>)
    -> (tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 2.0>>, tensor<4x!quant.uniform<i8:f32, 2.0>>, tensor<4xf32>) {
  %0 = quant.qcast %x : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  %1 = quant.dcast %0 : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xf32>
  %2 = quant.dcast %q : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xf32>
  %3 = quant.qcast %2 : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  %4 = quant.scast %q : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xi8>
  %5 = quant.scast %4 : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  %6 = quant.dcast %0 : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xf32>
  return %1, %3, %5, %6
      : tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 2.0>>, tensor<4x!quant.uniform<i8:f32, 2.0>>, tensor<4xf32>
}
