// RUN: --canonicalize
// Two transpositions become one; one that changes nothing, not even the type, goes. Casts stay.
func.func @f0(%m: memref<2x3xf32>) -> memref<2x3xf32, affine_map<(d0,d1)->(d0*3+d1)>> {
  %1 = memref.transpose %m (i, j) -> (i, j) : memref<2x3xf32> to memref<2x3xf32>
  %2 = memref.cast %1 : memref<2x3xf32> to memref<2x3xf32, affine_map<(d0,d1)->(d0*3+d1)>>
  return %2 : memref<2x3xf32, affine_map<(d0,d1)->(d0*3+d1)>>
}

func.func @f1(%m: memref<2x3xf32>) -> memref<?x?xf32, strided<[1, ?]>> {
  %c = memref.cast %m : memref<2x3xf32> to memref<?x?xf32>
  %1 = memref.transpose %c (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return %1 : memref<?x?xf32, strided<[1, ?]>>
}

func.func @f2(%m: memref<2x3x4xf32>) -> memref<3x2x4xf32, strided<[4, 12, 1]>> {
  %1 = memref.transpose %m (i, j, k) -> (j, k, i) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  %2 = memref.transpose %1 (i, j, k) -> (i, k, j) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<3x2x4xf32, strided<[4, 12, 1]>>
  return %2 : memref<3x2x4xf32, strided<[4, 12, 1]>>
}

func.func @f3(%m: memref<2x3x4xf32>) -> memref<4x2x3xf32, strided<[1, 12, 4]>> {
  %1 = memref.transpose %m (i, j, k) -> (j, i, k) : memref<2x3x4xf32> to memref<3x2x4xf32, strided<[4, 12, 1]>>
  %2 = memref.transpose %1 (i, j, k) -> (k, j, i) : memref<3x2x4xf32, strided<[4, 12, 1]>> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  return %2 : memref<4x2x3xf32, strided<[1, 12, 4]>>
}

func.func @f4(%m: memref<2x3x4xf32>) -> memref<2x3x4xf32, strided<[12, 4, 1]>> {
  %1 = memref.transpose %m (i, j, k) -> (j, k, i) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  %2 = memref.transpose %1 (i, j, k) -> (k, i, j) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<2x3x4xf32, strided<[12, 4, 1]>>
  return %2 : memref<2x3x4xf32, strided<[12, 4, 1]>>
}

func.func @f5(%m: memref<2x3xf32, strided<[3, 1]>>) -> memref<2x3xf32, strided<[3, 1]>> {
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<2x3xf32, strided<[3, 1]>> to memref<3x2xf32, strided<[1, 3]>>
  %2 = memref.transpose %1 (i, j) -> (j, i) : memref<3x2xf32, strided<[1, 3]>> to memref<2x3xf32, strided<[3, 1]>>
  return %2 : memref<2x3xf32, strided<[3, 1]>>
}
