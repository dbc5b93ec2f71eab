// RUN: --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// One way returns the buffer of the caller, which keeps it: it is cloned on that way, and no flag is needed.
func.func private @pick(%n: index, %a: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %zero -> memref<?xf32> {
    scf.yield %a : memref<?xf32>
  } else {
    %b = memref.alloc(%n) : memref<?xf32>
    memref.copy %a, %b : memref<?xf32> to memref<?xf32>
    scf.yield %b : memref<?xf32>
  }
  return %r : memref<?xf32>
}

// The same in two steps, and one of the buffers comes from a loop that may not replace it.
func.func @nested(%n: index, %a: memref<4xf32>, %c: i1, %d: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> memref<4xf32> {
    %new = memref.alloc() : memref<4xf32>
    memref.copy %b, %new : memref<4xf32> to memref<4xf32>
    scf.yield %new : memref<4xf32>
  }
  %r = scf.if %c -> memref<4xf32> {
    %s = scf.if %d -> memref<4xf32> {
      scf.yield %l : memref<4xf32>
    } else {
      scf.yield %a : memref<4xf32>
    }
    scf.yield %s : memref<4xf32>
  } else {
    %e = memref.alloc() : memref<4xf32>
    memref.copy %a, %e : memref<4xf32> to memref<4xf32>
    scf.yield %e : memref<4xf32>
  }
  return %r : memref<4xf32>
}
