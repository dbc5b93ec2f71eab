// RUN: --expand-realloc
// REFERENCE: makes a view of the new memory with the old size, which it refuses then.
func.func @shrunk(%m: memref<4xf32, 1>) -> memref<2xf32, 1> {
  %0 = memref.realloc %m : memref<4xf32, 1> to memref<2xf32, 1>
  return %0 : memref<2xf32, 1>
}
