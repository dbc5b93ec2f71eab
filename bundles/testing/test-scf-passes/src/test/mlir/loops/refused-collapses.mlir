// RUN: --split-input-file --verify-diagnostics --test-scf-parallel-loop-collapsing=collapsed-indices-0=0,1
// REFERENCE: drops the reductions of the first loop, and crashes; it reports the same error at the second.
func.func @reductions(%c: index, %f: f32) -> f32 {
  // expected-error @below {{'scf.parallel' op has reductions, which are not supported}}
  %0 = scf.parallel (%i, %j) = (%c, %c) to (%c, %c) step (%c, %c) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.addf %a, %b : f32
      scf.reduce.return %1 : f32
    }
  }
  return %0 : f32
}

// -----

func.func @rank(%c: index) {
  // expected-error @below {{exactly 2 iter args.}}
  scf.parallel (%i) = (%c) to (%c) step (%c) {
    scf.reduce
  }
  return
}
