// RUN: "--affine-loop-unroll=unroll-full unroll-full-threshold=4" --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Loops with few iterations are reported, and those with too many.
func.func @f(%n: index, %x: f32, %A: memref<?xf32>) {
  // expected-remark @below {{unrolled completely: 1 iteration}}
  affine.for %i = 0 to 1 {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{not unrolled: its number of iterations, 5, is above unroll-full-threshold=4}}
  affine.for %i = 0 to 5 {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{not unrolled: its number of iterations is not constant}}
  affine.for %i = 0 to %n {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  // expected-remark @below {{not unrolled: it has no iterations}}
  affine.for %i = 0 to 0 {
    affine.store %x, %A[%i] : memref<?xf32>
  }
  return
}
