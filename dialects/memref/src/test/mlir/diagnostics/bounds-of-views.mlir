// RUN: --split-input-file --verify-diagnostics
// A view that leaves its source, as far as that is known.
func.func @offset(%source: memref<4x8xf32>, %n: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 4 >= 4}}
  %0 = memref.subview %source[4, 0] [%n, 1] [%n, 1] : memref<4x8xf32> to memref<?x1xf32, strided<[?, 1], offset: 32>>
  return
}

// -----

func.func @last(%source: memref<4x8xf32>, %n: index) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = memref.subview %source[2, 0] [2, %n] [2, 1] : memref<4x8xf32> to memref<2x?xf32, strided<[16, 1], offset: 16>>
  return
}

// -----

func.func @type_is_wrong_too(%source: memref<4x8xf32>) {
  // expected-error @+1 {{(mismatch of result sizes)}}
  %0 = memref.subview %source[2, 0] [2, 1] [2, 1] : memref<4x8xf32> to memref<7xf32>
  return
}

// -----

func.func @unknown(%source: memref<4x?xf32>, %n: index) {
  %0 = memref.subview %source[%n, 9] [5, 1] [1, 1] : memref<4x?xf32> to memref<5x1xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %source[3, 0] [0, 1] [1, 1] : memref<4x?xf32> to memref<0x1xf32, strided<[?, 1], offset: ?>>
  return
}
