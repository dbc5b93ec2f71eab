// RUN: --one-shot-bufferize="bufferize-function-boundaries fewer-copies" --remarks --verify-diagnostics --split-input-file
// REFERENCE: has no remarks
func.func @parts(%t: tensor<8xf32>, %f: f32) -> (tensor<8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @+2 {{the tensor of operand #1 is not copied [disjoint-parts]: what is read and what is written are different parts}}
  // expected-note @below {{written here}}
  %a = tensor.insert %f into %t[%c0] : tensor<8xf32>
  // expected-note @below {{read here}}
  %x = tensor.extract %t[%c1] : tensor<8xf32>
  return %a, %x : tensor<8xf32>, f32
}

// -----

func.func @blocks(%t: tensor<8xf32>, %f: f32, %i: index, %c: i1) -> tensor<8xf32> {
  cf.cond_br %c, ^left, ^right
^left:
  // expected-remark @below {{the tensor of operand #1 is not copied [exclusive-blocks]: the read is not executed after the write}}
  %a = tensor.insert %f into %t[%i] : tensor<8xf32>
  // expected-remark @+2 {{the tensor of operand #0 is not copied [exclusive-blocks]: the read is not executed after the write}}
  // expected-note @below {{read here}}
  cf.br ^end(%a : tensor<8xf32>)
^right:
  // expected-note @below {{written here}}
  %b = tensor.insert %f into %t[%i] : tensor<8xf32>
  cf.br ^end(%b : tensor<8xf32>)
^end(%r: tensor<8xf32>):
  return %r : tensor<8xf32>
}
