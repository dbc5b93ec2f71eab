// RUN: --convert-bufferization-to-memref
// Sizes come from the types or from where the source was allocated; another layout by a cast; without rank at run time.
func.func @sizes(%a: memref<?x3x?xf32>, %s: memref<2xf32>) -> (memref<?x3x?xf32>, memref<?xf32>) {
  %0 = bufferization.clone %a : memref<?x3x?xf32> to memref<?x3x?xf32>
  %1 = bufferization.clone %s : memref<2xf32> to memref<?xf32>
  return %0, %1 : memref<?x3x?xf32>, memref<?xf32>
}
func.func @layout(%a: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
func.func @unranked(%a: memref<*xi32>) -> memref<*xi32> {
  %0 = bufferization.clone %a : memref<*xi32> to memref<*xi32>
  return %0 : memref<*xi32>
}
func.func @clone_of_clone(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  %cast = memref.cast %a : memref<?xf32> to memref<5xf32>
  %2 = bufferization.clone %cast : memref<5xf32> to memref<?xf32>
  memref.copy %1, %2 : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
