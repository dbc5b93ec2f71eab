// RUN: --ownership-based-buffer-deallocation
// The base buffer is in the memory space of the memref.
func.func @unrankedspace(%x: memref<*xf32, 2>, %c: i1) -> memref<*xf32, 2> {
  %r = scf.if %c -> memref<*xf32, 2> {
    scf.yield %x : memref<*xf32, 2>
  } else {
    %a = memref.alloc() : memref<f32, 2>
    %u = memref.cast %a : memref<f32, 2> to memref<*xf32, 2>
    scf.yield %u : memref<*xf32, 2>
  }
  return %r : memref<*xf32, 2>
}
