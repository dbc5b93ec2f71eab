// RUN: --promote-buffers-to-stack
// Returned, directly or through a view, a branch or a call.
func.func private @callee(memref<2xf32>) -> memref<2xf32>
func.func @returned(%c: i1) -> (memref<2xf32>, memref<?xf32>, memref<2xf32>, memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %b1 = memref.cast %b : memref<2xf32> to memref<?xf32>
  %d = memref.alloc() : memref<2xf32>
  %d1 = func.call @callee(%d) : (memref<2xf32>) -> memref<2xf32>
  %e = memref.alloc() : memref<2xf32>
  cf.br ^bb1(%e : memref<2xf32>)
^bb1(%e1: memref<2xf32>):
  return %a, %b1, %d1, %e1 : memref<2xf32>, memref<?xf32>, memref<2xf32>, memref<2xf32>
}

// A scope that the buffer does not leave, in a loop; not if it is passed on.
func.func @loops(%lb: index, %ub: index, %st: index, %m: memref<2xf32>, %c: i1) {
  %r = scf.for %i = %lb to %ub step %st iter_args(%z = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    "test.use"(%a) : (memref<2xf32>) -> ()
    %b = memref.alloc() : memref<2xf32>
    memref.alloca_scope {
      %d = memref.alloc() : memref<2xf32>
      "test.use"(%d) : (memref<2xf32>) -> ()
    }
    scf.yield %b : memref<2xf32>
  }
  scf.while : () -> () {
    %a = memref.alloc() : memref<2xf32>
    "test.use"(%a) : (memref<2xf32>) -> ()
    scf.condition(%c)
  } do {
    scf.yield
  }
  scf.if %c {
    %a = memref.alloc() : memref<2xf32>
    "test.use"(%a) : (memref<2xf32>) -> ()
  }
  "test.unknown"() ({
    %a = memref.alloc() : memref<2xf32>
    "test.end"() : () -> ()
  }) : () -> ()
  return
}

// In blocks, in another memory, and freed.
func.func @blocks(%c: i1, %m: memref<2xf32>) {
  cf.cond_br %c, ^then, ^join(%m : memref<2xf32>)
^then:
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32, 3>
  %d = memref.alloc() : memref<2xf32>
  memref.dealloc %d : memref<2xf32>
  cf.br ^join(%a : memref<2xf32>)
^join(%z: memref<2xf32>):
  test.copy(%z, %m) : (memref<2xf32>, memref<2xf32>)
  return
}
