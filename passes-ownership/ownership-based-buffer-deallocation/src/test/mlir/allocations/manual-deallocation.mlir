// RUN: --ownership-based-buffer-deallocation
// Buffers that are freed by hand are not owned, which is asserted where they are freed.
func.func @manual() {
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<2xf32>
  return
}
