// RUN: "--one-shot-bufferize=test-analysis-only print-conflicts bufferize-function-boundaries" --split-input-file
func.func @constant(%v: f32, %i: index) -> tensor<4xf32> {
  %cst = arith.constant dense<1.0> : tensor<4xf32>
  %a = tensor.insert %v into %cst[%i] : tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

// Only one of the branches is executed.
func.func @exclusive(%t: tensor<?xf32>, %v: f32, %i: index, %c: i1) -> (tensor<?xf32>) {
  %r = scf.if %c -> (tensor<?xf32>) {
    %a = tensor.insert %v into %t[%i] : tensor<?xf32>
    scf.yield %a : tensor<?xf32>
  } else {
    %x = tensor.extract %t[%i] : tensor<?xf32>
    %b = tensor.insert %x into %t[%i] : tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// The slice is inserted elsewhere.
func.func @copied(%u: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %k = tensor.extract_slice %u[%n] [2] [1] : tensor<?xf32> to tensor<2xf32>
  %q = tensor.insert_slice %k into %u[3] [2] [1] : tensor<2xf32> into tensor<?xf32>
  return %q : tensor<?xf32>
}
