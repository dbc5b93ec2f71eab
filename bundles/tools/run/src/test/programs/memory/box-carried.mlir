// RESULT: 35
// The box outlives the iteration: the buffers of the last iteration are read in the next one and belong to the box.
func.func @main() -> i64 {
  %v = arith.constant 7 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %box = memref.alloc() : memref<memref<i64>>
  %f = memref.alloc() : memref<i64>
  memref.store %v, %f[] : memref<i64>
  memref.store %f, %box[] : memref<memref<i64>>
  scf.for %i = %c0 to %c4 step %c1 {
    %last = memref.load %box[] : memref<memref<i64>>
    %w = memref.load %last[] : memref<i64>
    %n = arith.addi %w, %v : i64
    memref.dealloc %last : memref<i64>
    %a = memref.alloc() : memref<i64>
    memref.store %n, %a[] : memref<i64>
    memref.store %a, %box[] : memref<memref<i64>>
  }
  %last = memref.load %box[] : memref<memref<i64>>
  %r = memref.load %last[] : memref<i64>
  memref.dealloc %last : memref<i64>
  return %r : i64
}
