// RUN: --promote-buffers-to-stack=max-alloc-size-in-bytes=536870912
// REFERENCE: counts bits in 32 and elements in 64 bits: 2^32 bits are 0, 2^64 elements are none
func.func @f() {
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<4294967296x4294967296xf32>
  return
}
