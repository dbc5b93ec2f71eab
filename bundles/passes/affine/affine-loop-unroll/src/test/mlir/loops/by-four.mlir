// RUN: --mlir-version=19.1 --affine-loop-unroll --allow-unregistered-dialect
// Each iteration executes four; the others are in a second loop.
#lb = affine_map<(d0)[s0] -> (d0 + s0)>
#ub = affine_map<(d0)[s0] -> (d0 + s0 + 17, d0 * 2)>
func.func @f(%m: memref<?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
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
  affine.for %i = 0 to 1 {
    affine.for %j = 0 to 7 {
    "test.foo"(%i, %j) : (index, index) -> ()
    }
  }
  return %r : f32
}
