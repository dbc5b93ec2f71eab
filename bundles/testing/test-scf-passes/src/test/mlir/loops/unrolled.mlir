// RUN: --test-loop-unrolling=unroll-factor=2
// Outer loops execute two iterations at a time.
func.func @dynamic(%s: index, %m: memref<?xindex>) {
  %l = arith.constant 0 : index
  %u = memref.dim %m, %l : memref<?xindex>
  scf.for %i = %l to %u step %s {
    memref.store %i, %m[%i] : memref<?xindex>
    scf.for %j = %l to %u step %s {
      memref.store %j, %m[%i] : memref<?xindex>
    }
  }
  return
}
func.func @static(%m: memref<?xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c19 = arith.constant 19 : index
  %c18 = arith.constant 18 : index
  %c6 = arith.constant 6 : index
  %r = scf.for %i = %c0 to %c19 step %c3 iter_args(%a = %x) -> i32 {
    %b = arith.muli %a, %a : i32
    memref.store %b, %m[%i] : memref<?xi32>
    scf.yield %b : i32
  }
  scf.for %i = %c0 to %c18 step %c3 {
    memref.store %x, %m[%i] : memref<?xi32>
  }
  scf.for %i = %c0 to %c6 step %c3 {
    memref.store %x, %m[%i] : memref<?xi32>
  }
  scf.for %i = %c0 to %c18 step %c3 {
  }
  return %r : i32
}
