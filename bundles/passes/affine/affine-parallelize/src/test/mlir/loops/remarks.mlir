// RUN: --affine-parallelize="max-nested=1 parallel-reductions" --remarks --verify-diagnostics
// REFERENCE: has no remarks
func.func @f(%m: memref<?xf32>, %x: f32) {
  // expected-remark @below {{parallel now: its iterations are independent}}
  affine.for %i = 0 to 10 {
    // expected-remark @below {{not parallelized: it is in 1 parallel loops, the limit of max-nested}}
    affine.for %j = 0 to 10 {
      affine.store %x, %m[%i * 10 + %j] : memref<?xf32>
    }
  }
  // expected-remark @below {{not parallelized: an iteration may write an element that another one reads or writes}}
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i + 1] : memref<?xf32>
    affine.store %0, %m[%i] : memref<?xf32>
  }
  // expected-remark @below {{not parallelized: 'memref.dealloc' in it has effects that are not known by element}}
  affine.for %i = 0 to 10 {
    memref.dealloc %m : memref<?xf32>
  }
  // expected-remark @below {{not parallelized: it carries a value that is no reduction}}
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    %0 = arith.subf %a, %x : f32
    affine.yield %0 : f32
  }
  return
}
