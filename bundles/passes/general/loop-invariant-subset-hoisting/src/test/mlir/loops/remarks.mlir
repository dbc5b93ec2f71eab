// RUN: --loop-invariant-subset-hoisting --allow-unregistered-dialect --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Hoisted parts are reported, and those that are not, with the reason.
func.func @parts(%t: tensor<9xf32>, %n: index) -> (tensor<9xf32>, tensor<9xf32>) {
  // expected-note @below {{the loop}}
  %r = scf.for %i = %n to %n step %n iter_args(%a = %t) -> (tensor<9xf32>) {
    // expected-remark @below {{part is hoisted out of the loop}}
    %0 = tensor.extract_slice %a[0] [4] [1] : tensor<9xf32> to tensor<4xf32>
    %1 = "test.change"(%0) : (tensor<4xf32>) -> tensor<4xf32>
    // expected-note @below {{inserted here}}
    %2 = tensor.insert_slice %1 into %a[0] [4] [1] : tensor<4xf32> into tensor<9xf32>
    scf.yield %2 : tensor<9xf32>
  }
  // expected-note @below {{the loop}}
  %s = scf.for %i = %n to %n step %n iter_args(%a = %t) -> (tensor<9xf32>) {
    // expected-remark @below {{part is not hoisted: its place depends on the loop}}
    %0 = tensor.extract_slice %a[%i] [4] [1] : tensor<9xf32> to tensor<4xf32>
    %1 = "test.change"(%0) : (tensor<4xf32>) -> tensor<4xf32>
    // expected-note @below {{inserted here}}
    %2 = tensor.insert_slice %1 into %a[%i] [4] [1] : tensor<4xf32> into tensor<9xf32>
    scf.yield %2 : tensor<9xf32>
  }
  return %r, %s : tensor<9xf32>, tensor<9xf32>
}
