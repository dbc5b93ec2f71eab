// RUN: --canonicalize
func.func @f(%m: memref<4xi32>, %i: index, %x: i32, %b: memref<100xi8>, %d: memref<?xf32>, %d2: memref<?xf32>) -> memref<?xf32> {
  %0 = memref.atomic_rmw xori %x, %m[%i] : (i32, memref<4xi32>) -> i32
  %1, %2 = memref.distinct_objects %d, %d2 : memref<?xf32>, memref<?xf32>
  %3 = memref.distinct_objects %d : memref<?xf32>
  %r = memref.realloc %d(%i) {alignment = 8} : memref<?xf32> to memref<?xf32>
  memref.assume_alignment %1, 4 : memref<?xf32>
  return %1 : memref<?xf32>
}
memref.global "private" @g : memref<4xf32> {alignment = 64}
