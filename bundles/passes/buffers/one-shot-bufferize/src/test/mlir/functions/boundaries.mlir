// RUN: "--one-shot-bufferize=bufferize-function-boundaries" --split-input-file
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

// -----

// Of an external function nothing is known but what attributes state.
func.func private @any(tensor<?xf32>)
func.func private @reader(tensor<?xf32> {bufferization.access = "read"})
func.func private @unranked(tensor<*xf32>)

func.func @external(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  call @reader(%t) : (tensor<?xf32>) -> ()
  call @any(%t) : (tensor<?xf32>) -> ()
  return %t : tensor<?xf32>
}

// -----

// The layout of a result follows from what is returned; that of an argument may be given.
func.func @layouts(%t: tensor<8x8xf32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d1, d0)>},
    %u: tensor<8x8xf32>, %n: index) -> (tensor<4x4xf32>, tensor<?xf32>) {
  %s = tensor.extract_slice %u[2, 2] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  %a = bufferization.alloc_tensor(%n) : tensor<?xf32>
  return %s, %a : tensor<4x4xf32>, tensor<?xf32>
}

// -----

// A function in a module inside of another one, and constants of both.
module {
  module @inner {
    func.func @f(%i: index) -> f32 {
      %cst = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
      %x = tensor.extract %cst[%i] : tensor<2xf32>
      return %x : f32
    }
  }
  func.func @g(%i: index) -> (f32, f32) {
    %cst = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %other = arith.constant dense<[1.0, 3.0]> : tensor<2xf32>
    %x = tensor.extract %cst[%i] : tensor<2xf32>
    %y = tensor.extract %other[%i] : tensor<2xf32>
    return %x, %y : f32, f32
  }
}
