// RUN: --canonicalize --mlir-print-local-scope
// REFERENCE: makes the lower bound of the inner loop 15, which the remainder is only for -2.
func.func @remainder(%m: memref<?xf32>, %n: index) {
  affine.for %i = -2 to %n {
    affine.for %j = affine_map<(d0) -> ((d0 ceildiv 2) mod 16)>(%i) to 20 {
      affine.prefetch %m[%j], read, locality<2>, data : memref<?xf32>
    }
  }
  return
}
