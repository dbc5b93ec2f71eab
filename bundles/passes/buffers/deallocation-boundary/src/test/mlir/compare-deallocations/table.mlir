// RUN: --compare-deallocations 2>&1
// REFERENCE: has no such pass
// The legacy algorithm clones where the ownership-based one decides at run time.
func.func @join(%c: i1, %m: memref<4xf32>, %out: memref<4xf32>) {
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<4xf32>)
^bb1:
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  cf.br ^bb2(%a : memref<4xf32>)
^bb2(%b: memref<4xf32>):
  memref.copy %b, %out : memref<4xf32> to memref<4xf32>
  return
}

// Both free each buffer behind its use; they are not alive together in the legacy algorithm.
func.func @one_after_the_other(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<4xf64>
  %c0 = arith.constant 0 : index
  %x = memref.load %b[%c0] : memref<4xf64>
  call @use(%x) : (f64) -> ()
  return
}
func.func private @use(f64)

func.func @carried(%n: index, %out: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %out, %a : memref<4xf32> to memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> memref<4xf32> {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %p, %b : memref<4xf32> to memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  memref.copy %r, %out : memref<4xf32> to memref<4xf32>
  return
}

// Results of calls count for the caller.
func.func @returned(%m: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  return %a, %m : memref<4xf32>, memref<4xf32>
}
func.func @caller(%m: memref<4xf32>) {
  %r:2 = call @returned(%m) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  memref.copy %r#1, %m : memref<4xf32> to memref<4xf32>
  return
}

module @inner {
  func.func @dynamic(%m: memref<?xf32>, %n: index) {
    %a = memref.alloc(%n) : memref<?xf32>
    memref.copy %a, %m : memref<?xf32> to memref<?xf32>
    return
  }
}
