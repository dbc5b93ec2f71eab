// RUN: --one-shot-bufferize=bufferize-function-boundaries --split-input-file
// Variables become memory. What is loaded is copied before it is written to.
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @h(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%i: index) -> (i32) {
  %0 = ml_program.global_load @g : tensor<4xi32>
  %c = arith.constant 1 : i32
  %3 = tensor.insert %c into %0[%i] : tensor<4xi32>
  ml_program.global_store @g = %3 : tensor<4xi32>
  %x = tensor.extract %0[%i] : tensor<4xi32>
  return %x : i32
}

// -----

ml_program.global public @u(dense<1> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%i: index) -> tensor<4xi32> {
  %1 = ml_program.global_load @u : tensor<4xi32>
  return %1 : tensor<4xi32>
}

// -----

ml_program.global public mutable @u(dense<1> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%i: index, %a: tensor<4xi32>) {
  ml_program.global_store @u = %a : tensor<4xi32>
  return
}
