// RUN:
// Subscripts are expressions over values; those that are symbols are marked.
func.func @f(%m: memref<?x?xf32>, %a: index, %b: index) {
  %v = affine.load %m[%a + 1, symbol(%b) * 2 + %a floordiv 3] {x} : memref<?x?xf32>
  affine.store %v, %m[%a, -%b mod 4] : memref<?x?xf32>
  affine.store %v, %m[0, %b] : memref<?x?xf32>
  return
}
