// RUN: --mlir-version=19.1
// REFERENCE: reads the spelling of its own version only.

// MLIR 19.1 has no syntax of casts.
func.func @casts(%x: tensor<4xf32>) -> tensor<4xi8> {
  %0 = quant.qcast %x : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  %1 = quant.scast %0 {a = 1 : i32} : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xi8>
  return %1 : tensor<4xi8>
}
