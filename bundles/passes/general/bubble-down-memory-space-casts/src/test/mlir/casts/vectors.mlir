// RUN: --bubble-down-memory-space-casts
// Accesses of vectors use the source of the cast.
func.func @f(%m: memref<4x8xf32, 3>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>, %x: vector<4xi32>, %p: f32)
    -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c = memref.memory_space_cast %m : memref<4x8xf32, 3> to memref<4x8xf32>
  %0 = vector.load %c[%i, %i] {nontemporal = true} : memref<4x8xf32>, vector<4xf32>
  vector.store %v, %c[%i, %i] : memref<4x8xf32>, vector<4xf32>
  %1 = vector.maskedload %c[%i, %i], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i, %i], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.gather %c[%i, %i] [%x], %k, %v
      : memref<4x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %c[%i, %i] [%x], %k, %v : memref<4x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %c[%i, %i], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %c[%i, %i], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %4 = vector.transfer_read %c[%i, %i], %p : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %v, %c[%i, %i] : vector<4xf32>, memref<4x8xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
