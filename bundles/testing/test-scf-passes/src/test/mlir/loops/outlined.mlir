// RUN: --test-scf-if-utils
// Regions become functions.
func.func @f(%c: i1, %m: memref<?xi8>, %v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = scf.if %c -> (i8) {
    memref.store %v, %m[%c1] : memref<?xi8>
    %x = memref.load %m[%c1] : memref<?xi8>
    scf.yield %x : i8
  } else {
    scf.yield %v : i8
  }
  scf.if %c {
    memref.store %r, %m[%c1] : memref<?xi8>
  }
  return %r : i8
}
