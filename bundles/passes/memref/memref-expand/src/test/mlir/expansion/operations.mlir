// RUN: --mlir-version=19.1 --memref-expand --allow-unregistered-dialect
// Sizes of a reshape are loaded, strides computed from the last dimension on; only minima and maxima of floating-point numbers need a region.
func.func @rmw(%F: memref<10xf32>, %f: f32, %i: index, %I: memref<4x?xi32, strided<[?, 1]>>, %g: i32) -> f32 {
  %a = memref.atomic_rmw maximumf %f, %F[%i] {foo} : (f32, memref<10xf32>) -> f32
  %b = memref.atomic_rmw minnumf %f, %F[%i] : (f32, memref<10xf32>) -> f32
  %c = memref.atomic_rmw mulf %f, %F[%i] : (f32, memref<10xf32>) -> f32
  %d = memref.atomic_rmw maxs %g, %I[%i, %i] : (i32, memref<4x?xi32, strided<[?, 1]>>) -> i32
  return %a : f32
}
func.func @reshape(%input: memref<*xf32>, %shape: memref<3xi32>, %sd: memref<?xindex>, %s2: memref<2xindex>, %s0: memref<0xindex>, %s1: memref<1xi64>, %m: memref<?x?xf32>) {
  %0 = memref.reshape %input(%shape) {foo} : (memref<*xf32>, memref<3xi32>) -> memref<?x4x?xf32>
  %1 = memref.reshape %input(%sd) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %2 = memref.reshape %m(%s2) : (memref<?x?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %3 = memref.reshape %m(%s2) : (memref<?x?xf32>, memref<2xindex>) -> memref<2x3xf32>
  %4 = memref.reshape %input(%s0) : (memref<*xf32>, memref<0xindex>) -> memref<f32>
  %5 = memref.reshape %input(%s1) : (memref<*xf32>, memref<1xi64>) -> memref<?xf32>
  %6 = memref.reshape %input(%s1) : (memref<*xf32>, memref<1xi64>) -> memref<9xf32>
  "any.use"(%0, %1, %2, %3, %4, %5, %6) : (memref<?x4x?xf32>, memref<*xf32>, memref<?x?xf32>, memref<2x3xf32>, memref<f32>, memref<?xf32>, memref<9xf32>) -> ()
  return
}
func.func @rt(%m: memref<*xf32, 3>, %s2: memref<2xindex>) -> memref<?x?xf32, 3> {
  %0 = memref.reshape %m(%s2) : (memref<*xf32, 3>, memref<2xindex>) -> memref<?x?xf32, 3>
  return %0 : memref<?x?xf32, 3>
}
