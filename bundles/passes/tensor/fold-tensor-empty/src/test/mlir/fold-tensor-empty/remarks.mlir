// RUN: --fold-tensor-empty=fold-single-use-only --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Operations on empty tensors that are folded are reported, and those that are not, with the reason.
func.func @f(%d: tensor<2x8xf32>, %p: f32, %e: tensor<2x8xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x8xf32>, tensor<2x8xf32>) {
  %0 = tensor.empty() : tensor<8xf32>
  // expected-remark @below {{replaced by an empty tensor of its shape}}
  %a = tensor.extract_slice %0[0] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %1 = tensor.empty() : tensor<9xf32>
  // expected-remark @below {{not folded with the empty tensor: the empty tensor has other uses}}
  %b = tensor.extract_slice %1[0] [2] [1] : tensor<9xf32> to tensor<2xf32>
  // expected-remark @below {{not folded with the empty tensor: the empty tensor has other uses}}
  %c = tensor.extract_slice %1[2] [2] [1] : tensor<9xf32> to tensor<2xf32>
  %2 = tensor.empty() : tensor<16xf32>
  // expected-remark @below {{replaced by its destination: its source has no values}}
  %g = tensor.pack %2 inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<16xf32> -> tensor<2x8xf32>
  %3 = tensor.empty() : tensor<15xf32>
  // expected-remark @below {{not folded with the empty tensor: it has a padding value}}
  %h = tensor.pack %3 padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<15xf32> -> tensor<2x8xf32>
  return %a, %b, %c, %g, %h : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x8xf32>, tensor<2x8xf32>
}
