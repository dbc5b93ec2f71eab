// RUN: --expand-realloc
// Sizes known to the types become constants; others are asked for. The alignment goes to the new memory.
func.func @to_dynamic(%m: memref<2xf32>, %size: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%size) : memref<2xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @both_dynamic(%m: memref<?xf32>, %size: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%size) {alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @to_static(%m: memref<?xf32>) -> memref<4xf32> {
  %0 = memref.realloc %m : memref<?xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @in_a_memory_space(%m: memref<3xf32, 1>) -> memref<5xf32, 1> {
  %0 = memref.realloc %m : memref<3xf32, 1> to memref<5xf32, 1>
  return %0 : memref<5xf32, 1>
}
