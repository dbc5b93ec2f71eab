// RUN: --mark-complete-functions
// REFERENCE: has no such pass
// All buffers are freed, on each way.
func.func @freed(%c: i1, %n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.dealloc %a : memref<?xf32>
  return
^bb2:
  memref.dealloc %a : memref<?xf32>
  return
}
// Handed on to an argument, which is freed.
func.func @handedOn(%c: i1, %n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^bb1(%a : memref<?xf32>), ^bb2
^bb1(%x: memref<?xf32>):
  memref.dealloc %x : memref<?xf32>
  return
^bb2:
  memref.dealloc %a : memref<?xf32>
  return
}
// Given to the caller, who frees it.
func.func private @gives(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  return %a : memref<?xf32>
}
// An argument is not the function's.
func.func private @passesOn(%n: index, %x: memref<?xf32>) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return %x : memref<?xf32>
}
// The callee takes its argument.
func.func private @takes(%x: memref<?xf32>) {
  memref.dealloc %x : memref<?xf32>
  return
}
func.func @hands(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  call @takes(%a) : (memref<?xf32>) -> ()
  return
}
// In a local variable of a loop.
func.func @loop(%lb: index, %ub: index, %step: index) {
  %a = memref.alloc(%ub) : memref<?xf32>
  %r = scf.for %i = %lb to %ub step %step iter_args(%x = %a) -> memref<?xf32> {
    memref.dealloc %x : memref<?xf32>
    %b = memref.alloc(%i) : memref<?xf32>
    scf.yield %b : memref<?xf32>
  }
  memref.dealloc %r : memref<?xf32>
  return
}

// The buffer leaks on one way.
func.func @leaks(%c: i1, %n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  scf.if %c {
    memref.dealloc %a : memref<?xf32>
  }
  return
}
// The loop gives its last buffer to nobody.
func.func @leaksLast(%lb: index, %ub: index, %step: index) {
  %a = memref.alloc(%ub) : memref<?xf32>
  %r = scf.for %i = %lb to %ub step %step iter_args(%x = %a) -> memref<?xf32> {
    memref.dealloc %x : memref<?xf32>
    %b = memref.alloc(%i) : memref<?xf32>
    scf.yield %b : memref<?xf32>
  }
  return
}
// The result of the call belongs to the caller.
func.func @leaksResult(%n: index) {
  %r = call @gives(%n) : (index) -> memref<?xf32>
  return
}
// The caller would free the argument.
func.func @mixes(%c: i1, %n: index, %x: memref<?xf32>) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^bb1(%a : memref<?xf32>), ^bb2
^bb1(%y: memref<?xf32>):
  return %y : memref<?xf32>
^bb2:
  memref.dealloc %a : memref<?xf32>
  return %x : memref<?xf32>
}
// The caller would free it twice.
func.func @givesTwice(%n: index) -> (memref<?xf32>, memref<?xf32>) {
  %a = memref.alloc(%n) : memref<?xf32>
  return %a, %a : memref<?xf32>, memref<?xf32>
}
// The reallocation is not expanded yet.
func.func @realloc(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  return
}
// It has no buffers.
func.func @number(%n: index) -> index {
  return %n : index
}
