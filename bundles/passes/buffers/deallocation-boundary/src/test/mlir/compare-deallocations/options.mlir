// RUN: --pass-pipeline=builtin.module(compare-deallocations{legacy=promote-buffers-to-stack,buffer-deallocation{results-are-owned=true}}) 2>&1
// REFERENCE: has no such pass
// With other passes in front; what goes on the stack costs nothing.
func.func @small(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  return
}
