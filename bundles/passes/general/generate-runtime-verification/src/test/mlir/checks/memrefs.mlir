// RUN: --mlir-version=19.1 --generate-runtime-verification
// Casts, accesses and expansions are checked; the message has the generic form of the operation.
func.func @a(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>, %u: memref<*xf32>, %i: index, %f: f32, %st: memref<8xf32>) -> f32 {
  %c = memref.cast %m : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<3x4xf32, strided<[4, 1]>> loc("checks":2:1)
  %d = memref.cast %u : memref<*xf32> to memref<?x4xf32, strided<[9, ?], offset: 5>> loc("checks":3:1)
  %e = memref.cast %c : memref<3x4xf32, strided<[4, 1]>> to memref<*xf32> loc("checks":4:1)
  %x = memref.load %d[%i, %i] : memref<?x4xf32, strided<[9, ?], offset: 5>> loc("checks":5:1)
  memref.store %f, %st[%i] : memref<8xf32> loc("checks":6:1)
  %dd = memref.dim %m, %i : memref<?x4xf32, strided<[?, 1], offset: ?>> loc("checks":9:1)
  %du = memref.dim %u, %i : memref<*xf32> loc("checks":10:1)
  return %x : f32
}
func.func @b(%m: memref<?x4xf32>, %sz: index) {
  %0 = memref.expand_shape %m [[0, 1, 2], [3]] output_shape [%sz, 2, 5, 4] : memref<?x4xf32> into memref<?x2x5x4xf32> loc("checks":14:1)
  %1 = memref.collapse_shape %0 [[0, 1], [2, 3]] : memref<?x2x5x4xf32> into memref<?x20xf32> loc("checks":15:1)
  memref.copy %m, %m : memref<?x4xf32> to memref<?x4xf32> loc("checks":16:1)
  return
}
