// RUN: --pass-pipeline=builtin.module(func.func(buffer-deallocation-simplification)) --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Simplified deallocations are counted for each run of the pass.
// expected-remark @below {{deallocations have fewer operands}}
func.func @twice(%a: memref<4xf32>, %c: i1) {
  %local = memref.alloc() : memref<4xf32>
  %0 = bufferization.dealloc (%local : memref<4xf32>) if (%c) retain (%a : memref<4xf32>)
  return
}
