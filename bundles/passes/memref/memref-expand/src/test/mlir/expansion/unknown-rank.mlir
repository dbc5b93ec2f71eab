// RUN: --memref-expand --verify-diagnostics
// A reshape to an unknown number of dimensions has no counterpart.
func.func @rt(%m: memref<*xf32>, %s2: memref<2xindex>) -> memref<*xf32> {
  // expected-error @below {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<*xf32>'}}
  %0 = memref.reshape %m(%s2) : (memref<*xf32>, memref<2xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
