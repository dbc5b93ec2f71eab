// RUN: --mark-complete-functions=results-are-owned=true
// REFERENCE: has no such pass
// Callers keep their arguments, and own all results.
func.func @takes(%x: memref<?xf32>) {
  memref.dealloc %x : memref<?xf32>
  return
}
func.func @returnsArgument(%n: index, %x: memref<?xf32>) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return %x : memref<?xf32>
}
func.func @returnsClone(%n: index, %x: memref<?xf32>) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  %b = bufferization.clone %x : memref<?xf32> to memref<?xf32>
  return %b : memref<?xf32>
}
// The ownership algorithm clones a buffer that it does not own.
func.func @returnsCloneIfNotOwned(%c: i1, %n: index, %x: memref<?xf32>) -> memref<?xf32> {
  %true = arith.constant true
  %false = arith.constant false
  %r, %owned = scf.if %c -> (memref<?xf32>, i1) {
    %a = memref.alloc(%n) : memref<?xf32>
    scf.yield %a, %true : memref<?xf32>, i1
  } else {
    scf.yield %x, %false : memref<?xf32>, i1
  }
  %given = scf.if %owned -> memref<?xf32> {
    scf.yield %r : memref<?xf32>
  } else {
    %b = bufferization.clone %r : memref<?xf32> to memref<?xf32>
    scf.yield %b : memref<?xf32>
  }
  return %given : memref<?xf32>
}
func.func @frees(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return
}
