// RUN: --convert-scf-to-cf --verify-diagnostics
// A loop over a space with results has no counterpart.
func.func @f(%a: index, %t: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  scf.if %c {
  }
  %x = arith.addi %a, %a : index
  // expected-error @below {{failed to legalize operation 'scf.forall' that was explicitly marked illegal}}
  %r = scf.forall (%i) in (3) shared_outs(%o = %t) -> tensor<4xf32> {
   scf.forall.in_parallel {
   }
  }
  return %r : tensor<4xf32>
}
