// RUN: --canonicalize --allow-unregistered-dialect
// Casts of memory spaces fold into one.
func.func @ms(%x: memref<4xf32>) -> (memref<4xf32>, memref<4xf32, 2>, memref<4xf32>, memref<4x4xf32, strided<[1, 4]>>) {
  %0 = memref.memory_space_cast %x : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32>
  %2 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32, 2>
  %a = memref.alloc() : memref<4x4xf32>
  %t = memref.transpose %a (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  %rr = memref.rank %a : memref<4x4xf32>
  %u = memref.realloc %x : memref<4xf32> to memref<8xf32>
  return %1, %2, %x, %t : memref<4xf32>, memref<4xf32, 2>, memref<4xf32>, memref<4x4xf32, strided<[1, 4]>>
}
