// RUN: --mark-complete-ownership
// REFERENCE: has no such pass
// The buffer is freed on each way, since one of the conditions holds there.
func.func @negated(%c: i1, %n: index) {
  %true = arith.constant true
  %a = memref.alloc(%n) : memref<?xf32>
  %not = arith.xori %c, %true : i1
  %always = arith.select %c, %c, %not : i1
  scf.if %always {
    memref.dealloc %a : memref<?xf32>
  }
  return
}
// A block argument tells who owns the buffer: what it gets is decided on each way.
func.func @flag(%c: i1, %n: index) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  %a = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^bb1(%a, %c : memref<?xf32>, i1), ^bb1(%a, %not : memref<?xf32>, i1)
^bb1(%x: memref<?xf32>, %owned: i1):
  scf.if %owned {
    memref.dealloc %x : memref<?xf32>
  }
  return
}
// The condition is known after ways have joined.
func.func @join(%c: i1, %d: i1, %n: index) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  %a = memref.alloc(%n) : memref<?xf32>
  scf.if %not {
    memref.dealloc %a : memref<?xf32>
  }
  cf.cond_br %c, ^bb1, ^bb4
^bb1:
  cf.cond_br %d, ^bb2, ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  scf.if %c {
    memref.dealloc %a : memref<?xf32>
  }
  return
^bb4:
  return
}
// The other condition may not hold.
func.func @open(%c: i1, %d: i1, %n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %some = arith.select %c, %c, %d : i1
  scf.if %some {
    memref.dealloc %a : memref<?xf32>
  }
  return
}
// In the loop the condition is computed again, so that the buffer may leak.
func.func @loop(%n: index, %m: memref<i1>) {
  cf.br ^bb1
^bb1:
  %c = memref.load %m[] : memref<i1>
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %a = memref.alloc(%n) : memref<?xf32>
  %d = memref.load %m[] : memref<i1>
  cf.cond_br %d, ^bb1, ^bb4
^bb3:
  return
^bb4:
  scf.if %c {
    memref.dealloc %a : memref<?xf32>
  }
  return
}
// No buffer of its own.
func.func @number(%n: index) -> index {
  return %n : index
}
// A condition that the program has stored tells nothing: the buffer is lost if it does not hold.
func.func @loaded(%i: index, %x: i1) {
  %a = memref.alloc() : memref<4xi1>
  memref.store %x, %a[%i] : memref<4xi1>
  %c = memref.load %a[%i] : memref<4xi1>
  scf.if %c {
    memref.dealloc %a : memref<4xi1>
  }
  return
}
