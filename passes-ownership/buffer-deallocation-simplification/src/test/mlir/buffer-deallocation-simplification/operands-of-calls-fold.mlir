// RUN: --buffer-deallocation-simplification
// REFERENCE: crashes: its analysis remembers the operand of a call, which is folded and erased meanwhile
func.func private @make(index) -> memref<?xf32>
func.func @f(%c: i1) {
  %c1 = arith.constant 1 : index
  %sum = arith.addi %c1, %c1 : index
  %0 = call @make(%sum) : (index) -> memref<?xf32>
  %1 = call @make(%sum) : (index) -> memref<?xf32>
  bufferization.dealloc (%0, %1 : memref<?xf32>, memref<?xf32>) if (%c, %c)
  return
}
