// RUN: --fold-memref-alias-ops --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Accesses that use the source of a view are reported, and those that do not, with the reason.
func.func @f(%m: memref<16x16xf32>, %i: index, %p: f32) -> (f32, vector<4xf32>, memref<2x2xf32, strided<[64, 4], offset: ?>>) {
  // expected-note @below {{the view}}
  %v = memref.subview %m[%i, %i] [4, 4] [2, 2] : memref<16x16xf32> to memref<4x4xf32, strided<[32, 2], offset: ?>>
  // expected-remark @below {{uses the source of the view}}
  %x = memref.load %v[%i, %i] : memref<4x4xf32, strided<[32, 2], offset: ?>>
  // expected-remark @below {{does not use the source of the view: the transfer may leave the view}}
  %y = vector.transfer_read %v[%i, %i], %p : memref<4x4xf32, strided<[32, 2], offset: ?>>, vector<4xf32>
  // expected-remark @below {{does not use the source of the view: the strides of the subview are not 1}}
  %w = memref.subview %v[%i, %i] [2, 2] [2, 2] : memref<4x4xf32, strided<[32, 2], offset: ?>> to memref<2x2xf32, strided<[64, 4], offset: ?>>
  return %x, %y, %w : f32, vector<4xf32>, memref<2x2xf32, strided<[64, 4], offset: ?>>
}
