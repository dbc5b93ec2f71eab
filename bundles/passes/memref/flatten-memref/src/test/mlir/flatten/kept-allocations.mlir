// RUN: --flatten-memref
// REFERENCE: makes invalid operations of dynamic allocations, and too little memory for dimensions that overlap
func.func @f(%n: index) -> (memref<4x?xf32>, memref<4x8xf32, strided<[8, 1], offset: 3>>, memref<4x8xf32, strided<[10, 2]>>) {
  %0 = memref.alloc(%n) : memref<4x?xf32>
  %1 = memref.alloc() : memref<4x8xf32, strided<[8, 1], offset: 3>>
  %2 = memref.alloc() : memref<4x8xf32, strided<[10, 2]>>
  return %0, %1, %2 : memref<4x?xf32>, memref<4x8xf32, strided<[8, 1], offset: 3>>, memref<4x8xf32, strided<[10, 2]>>
}
