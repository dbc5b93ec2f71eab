// RUN: --promote-buffers-to-stack=max-rank-of-allocated-memref=2
func.func @f(%u: memref<*xf32>) {
  %r = memref.rank %u : memref<*xf32>
  %a = memref.alloc(%r, %r) : memref<?x?xindex>
  %b = memref.alloc(%r, %r, %r) : memref<?x?x?xindex>
  return
}
