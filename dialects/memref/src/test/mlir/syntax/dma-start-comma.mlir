// RUN:
// The stride behind the last comma may be left out.
func.func @f(%a: memref<4xf32>, %tag: memref<1xi32>, %i: index) {
  memref.dma_start %a[%i], %a[%i], %i, %tag[%i], : memref<4xf32>, memref<4xf32>, memref<1xi32>
  return
}
