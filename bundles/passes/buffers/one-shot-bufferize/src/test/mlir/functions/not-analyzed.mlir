// RUN: "--one-shot-bufferize=bufferize-function-boundaries no-analysis-func-filter=write"
// Functions are bufferized after those that they call.
func.func @caller(%t: tensor<8xf32>, %v: f32, %i: index) -> (f32, tensor<8xf32>) {
  %a = call @write(%t, %v, %i) : (tensor<8xf32>, f32, index) -> tensor<8xf32>
  %x = call @read(%t, %i) : (tensor<8xf32>, index) -> f32
  return %x, %a : f32, tensor<8xf32>
}

func.func private @write(%t: tensor<8xf32>, %v: f32, %i: index) -> tensor<8xf32> {
  %a = tensor.insert %v into %t[%i] : tensor<8xf32>
  return %a : tensor<8xf32>
}

func.func private @read(%t: tensor<8xf32>, %i: index) -> f32 {
  %x = tensor.extract %t[%i] : tensor<8xf32>
  return %x : f32
}

