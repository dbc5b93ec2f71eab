// RUN: --mlir-version=19.1 --func-bufferize
// A buffer is made once, right behind the tensor; results of calls are tensors only for those who need them.
func.func private @p(tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, i32, tensor<4xf32>)
func.func @f(%i : i32) -> (tensor<4xf32>, tensor<4xf32>) { 
  %0:3 = "test.x"(%i) : (i32) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xi1>)
  %1:3 = call @p(%0#1, %0#0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, i32, tensor<4xf32>)
  "test.use"(%1#2, %1#1, %1#0) : (tensor<4xf32>, i32, tensor<4xf32>) -> ()
  cf.br ^bb1(%0#2 : tensor<2xi1>)
^bb1(%u : tensor<2xi1>):
  "test.use"(%u) : (tensor<2xi1>) -> ()
  return %1#2, %0#0 : tensor<4xf32>, tensor<4xf32> }

func.func @loop(%a : tensor<4xf32>, %l: index) -> (tensor<4xf32>) { 
  %0 = scf.for %i = %l to %l step %l iter_args(%x = %a) -> tensor<4xf32> {
    %y = func.call @loop(%x, %l) : (tensor<4xf32>, index) -> tensor<4xf32>
    %z = func.call @loop(%a, %l) : (tensor<4xf32>, index) -> tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  return %0 : tensor<4xf32> }

func.func @nested_blocks(%a : tensor<4xf32>) -> (tensor<4xf32>) { 
  %0 = scf.execute_region -> tensor<4xf32> {
    cf.br ^bb1(%a: tensor<4xf32>)
   ^bb1(%b: tensor<4xf32>):
    scf.yield %b : tensor<4xf32>
  }
  return %0 : tensor<4xf32> }
