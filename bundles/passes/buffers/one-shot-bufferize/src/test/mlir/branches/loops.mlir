// RUN: --one-shot-bufferize=bufferize-function-boundaries
// REFERENCE: refuses loops in which a block only passes on its argument, because it looks for the type there
func.func @passed_on(%t: tensor<8xf32>, %f: f32, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %t : index, tensor<8xf32>)
^head(%i: index, %b: tensor<8xf32>):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body(%b : tensor<8xf32>), ^exit
^body(%p: tensor<8xf32>):
  %w = tensor.insert %f into %p[%i] : tensor<8xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %w : index, tensor<8xf32>)
^exit:
  return %b : tensor<8xf32>
}

// A slice has another layout than what enters the loop, so that both are cast.
func.func @slices(%n: index, %m: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = bufferization.alloc_tensor(%n) : tensor<?xf32>
  cf.br ^head(%c0, %a : index, tensor<?xf32>)
^head(%i: index, %b: tensor<?xf32>):
  %c = arith.cmpi slt, %i, %m : index
  cf.cond_br %c, ^body(%b : tensor<?xf32>), ^exit
^body(%p: tensor<?xf32>):
  %s = tensor.extract_slice %p[1] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %s : index, tensor<?xf32>)
^exit:
  %x = tensor.extract %b[%c0] : tensor<?xf32>
  return %x : f32
}
