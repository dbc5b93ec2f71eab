// RUN:
// A value stays the dimension or the symbol that it was where it was met first.
func.func @f(%m: memref<?x?xf32>, %i: index, %j: index) {
  %0 = affine.load %m[%i + 3, symbol(%i)] : memref<?x?xf32>
  %1 = affine.load %m[symbol(%i), %i] : memref<?x?xf32>
  %2 = affine.load %m[%i + symbol(%j), symbol(%i) + %j] : memref<?x?xf32>
  return
}
