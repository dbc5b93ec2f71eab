// RUN: --scf-for-loop-canonicalization --allow-unregistered-dialect --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Simplified operations are reported, and those that are not, with the reason.
func.func @f(%n: index, %t: tensor<?xf32>, %u: tensor<?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c96 = arith.constant 96 : index
  scf.for %i = %c0 to %c96 step %c8 {
    // expected-remark @below {{simplified: the bounds of the loops show which of its values is the result}}
    %a = affine.min affine_map<(d0) -> (8, -d0 + 96)>(%i)
    // expected-remark @below {{not simplified: the bounds of the loops do not show which of its values is the result}}
    %b = affine.min affine_map<(d0)[s0] -> (8, s0 - d0)>(%i)[%n]
    "any.use"(%a, %b) : (index, index) -> ()
  }
  %r:2 = scf.for %i = %c0 to %c96 step %c8 iter_args(%x = %t, %y = %t) -> (tensor<?xf32>, tensor<?xf32>) {
    "any.use"(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> ()
    scf.yield %x, %u : tensor<?xf32>, tensor<?xf32>
  }
  // expected-remark @below {{takes the size from the initial value of the loop, which does not change the shape}}
  %p = tensor.dim %r#0, %c0 : tensor<?xf32>
  // expected-remark @below {{not simplified: the loop may change the shape}}
  %q = tensor.dim %r#1, %c0 : tensor<?xf32>
  return %p, %q : index, index
}
