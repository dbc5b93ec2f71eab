// RUN: --affine-loop-coalescing
// REFERENCE: multiplies two negative numbers of iterations, so that loops without iterations get some; breaks nests with bounds of several types; makes bounds that are no symbols
#min = affine_map<(d0, d1) -> (d0 + 1, d1)>
func.func private @use(index)

func.func @unknown(%a: index, %b: index, %s: index) {
  scf.for %i = %a to %b step %s {
    scf.for %j = %b to %a step %s {
      func.call @use(%i) : (index) -> ()
      func.call @use(%j) : (index) -> ()
    }
  }
  affine.for %i = 0 to %a {
    affine.for %j = 0 to min #min(%a, %b) {
      func.call @use(%i) : (index) -> ()
      func.call @use(%j) : (index) -> ()
    }
  }
  return
}

func.func @constants() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c10 to %c0 step %c3 {
    scf.for %j = %c10 to %c3 step %c3 {
      func.call @use(%j) : (index) -> ()
    }
  }
  affine.for %i = 0 to -4 {
    affine.for %j = 0 to -5 {
      func.call @use(%j) : (index) -> ()
    }
  }
  return
}

// Bounds of two types: stays.
func.func @types(%a: i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  scf.for %i = %i0 to %a step %i1 : i32 {
    scf.for %j = %c0 to %c3 step %c3 {
      func.call @use(%j) : (index) -> ()
    }
  }
  return
}

// The bound of the second and third loop is known in the first one only, where it is no symbol.
func.func @inner(%n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.for %k = 0 to 7 {
        func.call @use(%j) : (index) -> ()
        func.call @use(%k) : (index) -> ()
      }
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 3 {
      affine.for %k = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        func.call @use(%j) : (index) -> ()
      }
    }
  }
  return
}
