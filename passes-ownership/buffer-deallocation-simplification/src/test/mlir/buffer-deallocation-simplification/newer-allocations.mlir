// RUN: --buffer-deallocation-simplification
// What a loop carries can be what its allocation made earlier, but not what it made just now.
func.func @loop(%from: index, %to: index, %step: index, %r: memref<2xi32>, %c: i1) {
  %start = memref.alloc() : memref<2xi32>
  %end = scf.for %i = %from to %to step %step iter_args(%old = %start) -> memref<2xi32> {
    %new = memref.alloc() : memref<2xi32>
    memref.copy %r, %new : memref<2xi32> to memref<2xi32>
    bufferization.dealloc (%old, %new : memref<2xi32>, memref<2xi32>) if (%c, %c)
    bufferization.dealloc (%old, %start : memref<2xi32>, memref<2xi32>) if (%c, %c)
    scf.yield %new : memref<2xi32>
  }
  return
}
func.func @branches(%r: memref<2xi32>, %c: i1) {
  %start = memref.alloc() : memref<2xi32>
  cf.br ^loop(%start : memref<2xi32>)
^loop(%old: memref<2xi32>):
  %new = memref.alloc() : memref<2xi32>
  memref.copy %r, %new : memref<2xi32> to memref<2xi32>
  bufferization.dealloc (%old, %new : memref<2xi32>, memref<2xi32>) if (%c, %c)
  cf.cond_br %c, ^loop(%new : memref<2xi32>), ^end
^end:
  return
}
