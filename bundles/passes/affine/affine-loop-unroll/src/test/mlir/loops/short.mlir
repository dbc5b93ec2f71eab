// RUN: --mlir-version=19.1 --affine-loop-unroll=unroll-full --allow-unregistered-dialect
// Loops with at most 11 iterations are unrolled completely.
#lb = affine_map<(d0)[s0] -> (d0 + s0)>
#ub = affine_map<(d0)[s0] -> (d0 + s0 + 17, d0 * 2)>
func.func @f(%n: index, %m: memref<?xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to %n {
    %v = affine.load %m[%i] : memref<?xf32>
    affine.store %v, %m[%i] : memref<?xf32>
  }
  affine.for %i = 2 to 20 step 3 {
    affine.for %j = #lb(%i)[%n] to min #ub(%i)[%n] step 2 {
      %v = affine.load %m[%j] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 3 {
    "test.foo"(%i) : (index) -> ()
  }
  %r = affine.for %i = 0 to 11 iter_args(%a = %x) -> f32 {
    %y = arith.addf %a, %a : f32
    affine.yield %y : f32
  }
  affine.for %i = 0 to #lb(%n)[%n] {
    "test.foo"(%i) : (index) -> ()
  }
  affine.for %i = %n to #lb(%n)[%n] step 2 {
    "test.foo"(%i) : (index) -> ()
  }
  affine.for %i = 0 to 1 {
    affine.for %j = 0 to 7 {
    "test.foo"(%i, %j) : (index, index) -> ()
    }
  }
  return %r : f32
}
