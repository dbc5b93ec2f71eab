// RUN: --flatten-memref
// Static memory is allocated with one dimension; its accesses need no cast.
func.func @f(%i: index, %f: f32) -> (f32, memref<4x8xf32, strided<[10, 1]>>) {
  %a = memref.alloc() {alignment = 64} : memref<4x8xf32>
  %b = memref.alloca() : memref<2x3x4xf32, 3>
  %c = memref.alloc() : memref<4x8xf32, strided<[10, 1]>>
  memref.store %f, %a[%i, %i] : memref<4x8xf32>
  memref.store %f, %b[%i, %i, %i] : memref<2x3x4xf32, 3>
  %0 = memref.load %a[%i, %i] : memref<4x8xf32>
  memref.dealloc %a : memref<4x8xf32>
  return %0, %c : f32, memref<4x8xf32, strided<[10, 1]>>
}

func.func @kept() -> (memref<8xf32>, memref<f32>) {
  %0 = memref.alloc() : memref<8xf32>
  %1 = memref.alloc() : memref<f32>
  return %0, %1 : memref<8xf32>, memref<f32>
}
