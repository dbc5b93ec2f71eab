// RUN: --mark-complete-ownership
// REFERENCE: has no such pass
// An argument is freed where control flow has replaced it by a buffer of the function, and if the program says so.
func.func @f(%c: i1, %d: i1, %n: index, %x: memref<?xf32>) {
  %true = arith.constant true
  %false = arith.constant false
  %r, %owned = scf.if %c -> (memref<?xf32>, i1) {
    %a = memref.alloc(%n) : memref<?xf32>
    scf.yield %a, %true : memref<?xf32>, i1
  } else {
    scf.yield %x, %false : memref<?xf32>, i1
  }
  %now = arith.andi %owned, %d : i1
  scf.if %now {
    memref.dealloc %r : memref<?xf32>
  }
  %not = arith.xori %d, %true : i1
  %later = arith.andi %owned, %not : i1
  cf.cond_br %d, ^bb2, ^bb1
^bb1:
  scf.if %later {
    memref.dealloc %r : memref<?xf32>
  }
  return
^bb2:
  return
}
// Without such a condition it is the caller's.
func.func @g(%d: i1, %n: index, %x: memref<?xf32>) {
  %a = memref.alloc(%n) : memref<?xf32>
  scf.if %d {
    memref.dealloc %x : memref<?xf32>
  }
  memref.dealloc %a : memref<?xf32>
  return
}
