// RUN: --buffer-loop-hoisting
// Handed to the next iteration, or to behind the loop.
func.func @carried(%lb: index, %ub: index, %st: index, %m: memref<2xf32>, %out: memref<2xf32>) {
  %r = scf.for %i = %lb to %ub step %st iter_args(%b = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%b, %a) : (memref<2xf32>, memref<2xf32>)
    test.copy(%b, %out) : (memref<2xf32>, memref<2xf32>)
    scf.yield %a : memref<2xf32>
  }
  return
}

// Several iterations at once.
func.func @parallel(%lb: index, %ub: index, %st: index, %m: memref<2xf32>) {
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%a, %m) : (memref<2xf32>, memref<2xf32>)
  }
  scf.forall (%i) in (8) {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%a, %m) : (memref<2xf32>, memref<2xf32>)
  }
  return
}

// Not directly in the loop.
func.func @nested(%lb: index, %ub: index, %st: index, %c: i1) {
  scf.for %i = %lb to %ub step %st {
    scf.if %c {
      %a = memref.alloc() : memref<2xf32>
      "test.use"(%a) : (memref<2xf32>) -> ()
    }
    memref.alloca_scope {
      %a = memref.alloca() : memref<2xf32>
      "test.use"(%a) : (memref<2xf32>) -> ()
    }
  }
  return
}
