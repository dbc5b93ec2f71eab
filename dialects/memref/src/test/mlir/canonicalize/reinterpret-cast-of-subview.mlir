// RUN: --canonicalize
// A cast ignores the shape of its source: only the start of a subview counts.

func.func @no_offset(%m: memref<4xi32>) -> memref<4xi32> {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xi32> to memref<4xi32>
  return %0 : memref<4xi32>
}

func.func @source_is_subview_at_start(%m: memref<8xi32>) -> memref<2xi32> {
  %s = memref.subview %m[0] [4] [1] : memref<8xi32> to memref<4xi32>
  %0 = memref.reinterpret_cast %s to offset: [0], sizes: [2], strides: [1] : memref<4xi32> to memref<2xi32>
  return %0 : memref<2xi32>
}

func.func @source_is_subview_with_offset(%m: memref<8x8xi32>) -> memref<2xi32> {
  %s = memref.subview %m[0, 1] [1, 4] [1, 1] : memref<8x8xi32> to memref<4xi32, strided<[1], offset: 1>>
  %0 = memref.reinterpret_cast %s to offset: [0], sizes: [2], strides: [1]
      : memref<4xi32, strided<[1], offset: 1>> to memref<2xi32>
  return %0 : memref<2xi32>
}
