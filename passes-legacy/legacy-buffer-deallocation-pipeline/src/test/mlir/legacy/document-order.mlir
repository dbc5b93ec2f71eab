// RUN: --legacy-buffer-deallocation-pipeline
// REFERENCE: has no such pipeline
// Hoisting takes the dynamic allocation out of the branch, so that no clone is needed; loop hoisting takes one out of the loop;
// the small one goes on the stack; the copy into the result goes.
func.func @all(%c: i1, %n: index, %m: memref<?xf32>, %out: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %small = memref.alloc() : memref<4xf32>
  %x = memref.load %m[%c0] : memref<?xf32>
  memref.store %x, %small[%c0] : memref<4xf32>
  %y = memref.load %small[%c1] : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %l = memref.alloc(%n) : memref<?xf32>
    memref.store %y, %l[%i] : memref<?xf32>
    memref.copy %l, %out : memref<?xf32> to memref<?xf32>
  }
  %r = scf.if %c -> memref<?xf32> {
    %a = memref.alloc(%n) : memref<?xf32>
    memref.copy %m, %a : memref<?xf32> to memref<?xf32>
    scf.yield %a : memref<?xf32>
  } else {
    %b = memref.alloc(%n) : memref<?xf32>
    memref.store %x, %b[%c0] : memref<?xf32>
    scf.yield %b : memref<?xf32>
  }
  memref.copy %r, %out : memref<?xf32> to memref<?xf32>
  %t = memref.alloc(%n) : memref<?xf32>
  memref.store %y, %t[%c0] : memref<?xf32>
  %result = memref.alloc(%n) : memref<?xf32>
  memref.copy %t, %result : memref<?xf32> to memref<?xf32>
  return %result : memref<?xf32>
}
