// RUN: --buffer-deallocation-simplification
// A new allocation is no argument; what a function returns can be anything.
func.func private @anything() -> memref<2xi32>
func.func @unrelated(%r: memref<2xi32>, %c: i1) -> (i1, i1) {
  %a = memref.alloc() : memref<2xi32>
  %x = func.call @anything() : () -> memref<2xi32>
  %0 = bufferization.dealloc (%a : memref<2xi32>) if (%c) retain (%r : memref<2xi32>)
  %1 = bufferization.dealloc (%a : memref<2xi32>) if (%c) retain (%x : memref<2xi32>)
  memref.copy %r, %a : memref<2xi32> to memref<2xi32>
  return %0, %1 : i1, i1
}
