// RUN: --promote-buffers-to-stack=max-alloc-size-in-bytes=64
func.func @f() {
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<17xf32>
  return
}
