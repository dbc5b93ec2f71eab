// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// REFERENCE: has other messages.

// expected-2 @below {{note}}
// expected-note @below {{prior use here}}
func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
// expected-3 @below {{error}}
  // expected-error @below {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  scf.for %k = %x to %y step %i { "a" }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
// expected-3 @below {{error}}
  // expected-error @below {{'scf.forall.in_parallel' op expected only tensor.parallel_insert_slice ops}}
  scf.forall (%k) in (4) { scf.forall.in_parallel { "test.x"() : () -> () } }
  return
}

