// RUN: --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// Canonicalization replaces the flag of the result of scf.if by a selection, which the next run recognizes: the loop gets
// one flag, and not one for each run.
func.func @f(%c: i1, %n: index, %m: memref<4xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %m) -> memref<4xf32> {
    %s = scf.if %c -> memref<4xf32> {
      memref.store %x, %b[%c1] : memref<4xf32>
      scf.yield %b : memref<4xf32>
    } else {
      %a = memref.alloc() : memref<4xf32>
      memref.store %x, %a[%c0] : memref<4xf32>
      memref.store %x, %a[%c1] : memref<4xf32>
      scf.yield %a : memref<4xf32>
    }
    scf.yield %s : memref<4xf32>
  }
  %v = memref.load %r[%c1] : memref<4xf32>
  return %v : f32
}
