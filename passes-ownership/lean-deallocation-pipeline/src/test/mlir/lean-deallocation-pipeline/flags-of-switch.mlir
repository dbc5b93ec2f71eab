// RUN: --lean-deallocation-pipeline --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// The flag of the conditional's result is its condition. The switch, whose results canonicalization does not remove, gets
// one flag for each of its results, in the first run only.
func.func @f(%c: i1, %i: index, %n: index, %x: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> memref<?xf32> {
    %a = memref.alloc(%n) : memref<?xf32>
    memref.copy %x, %a : memref<?xf32> to memref<?xf32>
    scf.yield %a : memref<?xf32>
  } else {
    scf.yield %x : memref<?xf32>
  }
  %s:2 = scf.index_switch %i -> memref<?xf32>, memref<?xf32>
  case 0 {
    %b = memref.alloc(%i) : memref<?xf32>
    memref.copy %x, %b : memref<?xf32> to memref<?xf32>
    scf.yield %b, %x : memref<?xf32>, memref<?xf32>
  }
  default {
    %b = memref.alloc(%n) : memref<?xf32>
    memref.copy %x, %b : memref<?xf32> to memref<?xf32>
    scf.yield %r, %b : memref<?xf32>, memref<?xf32>
  }
  %v = memref.load %s#0[%c0] : memref<?xf32>
  %w = memref.load %s#1[%c0] : memref<?xf32>
  %sum = arith.addf %v, %w : f32
  return %sum : f32
}
