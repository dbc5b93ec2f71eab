// RUN: --buffer-loop-hoisting
// VALIDATION: sizes must not be negative, also if a loop has no iteration
// As far out as the size is known; also from the stack.
func.func @f(%lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %lb to %ub step %st {
      %outermost = memref.alloc(%ub) : memref<?xf32>
      %outer = memref.alloc(%i) : memref<?xf32>
      %inner = memref.alloc(%j) : memref<?xf32>
      %stack = memref.alloca(%i) : memref<?xf32>
      "test.use"(%outermost, %outer, %inner, %stack)
        : (memref<?xf32>, memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  return
}

func.func @while(%c: i1, %m: memref<2xf32>) {
  scf.while : () -> () {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%a, %m) : (memref<2xf32>, memref<2xf32>)
    scf.condition(%c)
  } do {
    %a = memref.alloc() : memref<2xf32>
    test.copy(%a, %m) : (memref<2xf32>, memref<2xf32>)
    scf.yield
  }
  return
}
