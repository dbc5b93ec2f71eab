// RUN: --ownership-based-buffer-deallocation
// Memrefs are listed in program order; constants made later stand first.
func.func @several(%n: index, %m: memref<?xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc(%n) : memref<?xf32, 1>
  %c = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  return
}
