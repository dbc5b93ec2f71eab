// RUN: --generate-runtime-verification --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Operations that are checked are reported.
func.func @f(%m: memref<?xf32>, %i: index) -> f32 {
  // expected-remark @below {{checked when the program is executed}}
  %x = memref.load %m[%i] : memref<?xf32>
  return %x : f32
}
