// RUN: --test-loop-unrolling=unroll-factor=2
// REFERENCE: executes iterations if the upper bound is less than the lower one
func.func @dynamic(%l: index, %u: index, %s: index, %m: memref<?xindex>) {
  scf.for %i = %l to %u step %s {
    memref.store %i, %m[%i] : memref<?xindex>
    scf.for %j = %l to %u step %s {
      memref.store %j, %m[%i] : memref<?xindex>
    }
  }
  return
}
