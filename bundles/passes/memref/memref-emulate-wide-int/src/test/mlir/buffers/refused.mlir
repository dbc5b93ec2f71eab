// RUN: --memref-emulate-wide-int --split-input-file --verify-diagnostics
// REFERENCE: adds a note about a use that it made itself

func.func @parameter(%m: memref<?xi64>, %i: index) -> i64 {
  // expected-error@+1 {{failed to legalize unresolved materialization from ('memref<?xi64>') to 'memref<?xvector<2xi32>>' that remained live after conversion}}
  %1 = memref.load %m[%i] : memref<?xi64>
  return %1 : i64
}

// -----

func.func @returned() -> memref<4xi64> {
  // expected-error@+1 {{failed to materialize conversion for result #0 of operation 'memref.alloc' that remained live after conversion}}
  %0 = memref.alloc() : memref<4xi64>
  // expected-note@+1 {{see existing live user here}}
  return %0 : memref<4xi64>
}

// -----

memref.global @g : memref<4xi64> = dense<3>
func.func @global(%i: index) {
  // expected-error@+1 {{failed to legalize operation 'memref.get_global' that was explicitly marked illegal}}
  %0 = memref.get_global @g : memref<4xi64>
  %1 = memref.load %0[%i] : memref<4xi64>
  return
}

// -----

func.func @atomic(%i: index, %v: i64) {
  %3 = memref.alloc() : memref<4xi64>
  // expected-error@+1 {{failed to legalize operation 'memref.atomic_rmw' that was explicitly marked illegal}}
  %0 = memref.atomic_rmw addi %v, %3[%i] : (i64, memref<4xi64>) -> i64
  return
}
