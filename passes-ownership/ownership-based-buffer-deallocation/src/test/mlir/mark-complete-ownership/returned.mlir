// RUN: --mark-complete-ownership
// REFERENCE: has no such pass
// A caller frees what it gets, so an argument must not be returned, whatever selects it.
func.func @selected(%c: i1, %n: index, %x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %r = arith.select %c, %x, %y : memref<?xf32>
  return %r : memref<?xf32>
}
func.func @joined(%c: i1, %n: index, %x: memref<?xf32>) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<?xf32>)
^bb1:
  memref.dealloc %a : memref<?xf32>
  cf.br ^bb2(%x : memref<?xf32>)
^bb2(%r: memref<?xf32>):
  return %r : memref<?xf32>
}
// A clone of it may.
func.func @cloned(%c: i1, %n: index, %x: memref<?xf32>) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<?xf32>)
^bb1:
  memref.dealloc %a : memref<?xf32>
  %b = bufferization.clone %x : memref<?xf32> to memref<?xf32>
  cf.br ^bb2(%b : memref<?xf32>)
^bb2(%r: memref<?xf32>):
  return %r : memref<?xf32>
}
