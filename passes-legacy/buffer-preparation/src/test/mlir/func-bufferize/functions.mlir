// RUN: --mlir-version=19.1 --func-bufferize --allow-unregistered-dialect
// Signatures, returns, calls, blocks and branches; all other operations keep their tensors. Nested functions, too.
func.func @f(%a: tensor<4xf32>, %b: i1, %c: tensor<*xf32>, %d: tensor<?x3xi8>) -> (tensor<4xf32>, i32, tensor<?x3xi8>) {
  %i = arith.constant 3 : i32
  %0 = "test.x"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  cf.cond_br %b, ^bb1(%0, %i : tensor<4xf32>, i32), ^bb2
^bb1(%e: tensor<4xf32>, %j: i32):
  %1 = arith.addf %e, %0 : tensor<4xf32>
  return %1, %j, %d : tensor<4xf32>, i32, tensor<?x3xi8>
^bb2:
  %2 = "test.y"(%d) ({
    func.func @inner(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }
   }): (tensor<?x3xi8>) -> tensor<?x3xi8>
  %3:2 = call @g(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<?x3xi8>)
  return %a, %i, %3#1 : tensor<4xf32>, i32, tensor<?x3xi8>
}
func.func private @g(tensor<4xf32>, tensor<4xf32> {foo.x = true}) -> (tensor<4xf32>, tensor<?x3xi8>) 
func.func @h(%a: tensor<4xf32>) -> tensor<4xf32> {
  %t = arith.constant true
  %r = scf.if %t -> tensor<4xf32> { 
   %3:2 = func.call @g(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<?x3xi8>)
   scf.yield %3#0 : tensor<4xf32> } else { scf.yield %a : tensor<4xf32> }
  return %r : tensor<4xf32>
}
func.func @e(%a: tensor<4xf32>) {
  %3:2 = func.call @g(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<?x3xi8>)
  return
}
