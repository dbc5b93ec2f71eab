// RUN: --mlir-print-op-generic
// The numbers of the kinds are other ones in the other version.
func.func @f(%y: f32) {
  %r:2 = affine.parallel (%j) = (0) to (10) reduce ("mulf", "maximumf") -> (f32, f32) {
    affine.yield %y, %y : f32, f32
  }
  affine.parallel (%j, %k) = (0, 0) to (10, min(2, 3)) step (2, 2) {
  }
  return
}
