// RUN: --mlir-version=19.1 --affine-loop-coalescing
// Nests without several counts that may be negative.
func.func private @use(index)

// Two loops of a block become one each.
func.func @constants() {
  affine.for %i = 0 to 42 {
    affine.for %j = 0 to 56 {
      func.call @use(%i) : (index) -> ()
      func.call @use(%j) : (index) -> ()
    }
  }
  return
}

// One count may be negative: the product then is, too.
func.func @oneUnknown(%n: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = memref.dim %m, %c0 : memref<?x?xf32>
  %d1 = memref.dim %m, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %d0 {
    affine.for %j = 0 to %d1 {
      affine.for %k = 0 to %n {
        func.call @use(%k) : (index) -> ()
        func.call @use(%j) : (index) -> ()
      }
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %d1 step %c1 {
      scf.for %k = %c0 to %d0 step %c1 {
        func.call @use(%i) : (index) -> ()
        func.call @use(%k) : (index) -> ()
      }
    }
  }
  return
}

// Bounds that depend on a variable split the nest: %j and %k, then %l and %m.
func.func @dependent(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      scf.for %k = %c0 to %c7 step %c1 {
        scf.for %l = %c0 to %k step %c1 {
          scf.for %m = %c0 to %c7 step %c1 {
            func.call @use(%i) : (index) -> ()
            func.call @use(%j) : (index) -> ()
            func.call @use(%l) : (index) -> ()
          }
        }
      }
    }
  }
  return
}

// Other bounds and steps, and loops with one iteration.
func.func @notNormalized(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c1 to %n step %c3 {
    scf.for %j = %c2 to %c10 step %c3 {
      func.call @use(%i) : (index) -> ()
      func.call @use(%j) : (index) -> ()
    }
  }
  scf.for %i = %c0 to %c1 step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c3 to %c10 step %c10 {
        func.call @use(%i) : (index) -> ()
        func.call @use(%j) : (index) -> ()
        func.call @use(%k) : (index) -> ()
      }
    }
  }
  scf.for %i = %c0 to %c1 step %c1 {
    scf.for %j = %c0 to %c1 step %c1 {
      func.call @use(%i) : (index) -> ()
    }
  }
  affine.for %i = 2 to 5 {
    affine.for %j = 0 to 5 {
      affine.for %k = 0 to 6 {
        func.call @use(%i) : (index) -> ()
        func.call @use(%k) : (index) -> ()
      }
    }
  }
  return
}

// Values that the loops hand on. Affine loops that carry values stay.
func.func @carried(%x: f32) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %0 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x) -> f32 {
    %1 = scf.for %j = %c0 to %c6 step %c1 iter_args(%b = %a) -> f32 {
      %2 = scf.for %k = %c0 to %c6 step %c1 iter_args(%c = %b) -> f32 {
        %3 = arith.mulf %c, %c : f32
        scf.yield %3 : f32
      }
      scf.yield %2 : f32
    }
    scf.yield %1 : f32
  }
  %4 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x) -> f32 {
    %5 = scf.for %j = %c0 to %c6 step %c1 iter_args(%b = %x) -> f32 {
      %6 = arith.mulf %b, %b : f32
      scf.yield %6 : f32
    }
    scf.yield %5 : f32
  }
  %7 = affine.for %i = 0 to 5 iter_args(%a = %x) -> f32 {
    %8 = affine.for %j = 0 to 5 iter_args(%b = %a) -> f32 {
      %9 = arith.mulf %b, %b : f32
      affine.yield %9 : f32
    }
    affine.yield %8 : f32
  }
  return %0, %4, %7 : f32, f32, f32
}
