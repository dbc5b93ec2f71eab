// RUN: --normalize-memrefs --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Normalized memrefs are reported, and functions and memrefs that are not, with the reason.
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#twice = affine_map<(i) -> (2 * i)>
// expected-remark @below {{the layout is replaced by indices of the accesses}}
func.func @normalized(%a: memref<16xf32, #tile>, %x: f32, %n: index) {
  // expected-remark @below {{the layout is replaced by indices of the accesses}}
  %0 = memref.alloc() : memref<16xf32, #tile>
  affine.store %x, %0[0] : memref<16xf32, #tile>
  // expected-remark @below {{not normalized: a size is dynamic, and the layout does not divide dimensions into tiles}}
  %1 = memref.alloc(%n) : memref<?xf32, #twice>
  affine.store %x, %1[0] : memref<?xf32, #twice>
  return
}
// expected-remark @below {{the memrefs of the function are not normalized: 'test.op_nonnorm' uses a memref with a layout, and needs that layout}}
// expected-note @below {{the memrefs of this function are not normalized}}
func.func @other_use(%a: memref<16xf32, #tile>, %i: index) -> f32 {
  // expected-note @below {{this operation}}
  "test.op_nonnorm"(%a, %a) : (memref<16xf32, #tile>, memref<16xf32, #tile>) -> ()
  %x = arith.constant 1.0 : f32
  return %x : f32
}
// expected-remark @below {{the memrefs of the function are not normalized: it calls or is called by 'other_use'}}
func.func @caller(%a: memref<16xf32, #tile>, %i: index) -> f32 {
  %x = call @other_use(%a, %i) : (memref<16xf32, #tile>, index) -> f32
  return %x : f32
}
func.func @caller_without_layout(%a: memref<16xf32>, %i: index) {
  %m = memref.alloc() : memref<16xf32>
  call @without_layout(%m, %i) : (memref<16xf32>, index) -> ()
  return
}
func.func @without_layout(%a: memref<16xf32>, %i: index) {
  "test.op_nonnorm"(%a, %a) : (memref<16xf32>, memref<16xf32>) -> ()
  return
}
