// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// REFERENCE: has other messages.

// expected-2 @below {{note}}
func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
// expected-3 @below {{error}}
  scf.for %k = %x to %y step %i { "a" }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
// expected-3 @below {{error}}
  scf.forall (%k) in (4) { scf.forall.in_parallel { "test.x"() : () -> () } }
  return
}

