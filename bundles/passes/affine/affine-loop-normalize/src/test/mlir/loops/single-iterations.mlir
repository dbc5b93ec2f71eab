// RUN: --affine-loop-normalize=promote-single-iter=1 --allow-unregistered-dialect
// A loop with one iteration is replaced by its body.
func.func @f(%a: index, %b: index, %m: memref<?xf32>, %x: f32) -> f32 {
  %t = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%a)
  affine.for %i = 4 to 5 { affine.load %m[%i + symbol(%a)] : memref<?xf32> }
  affine.for %i = %a to affine_map<(d0) -> (d0 + 1)>(%a) { affine.load %m[%i + symbol(%a)] : memref<?xf32> }
  affine.for %i = affine_map<(d0) -> (d0 * 3)>(%a) to affine_map<(d0) -> (d0 * 3 + 7)>(%a) step 10 { affine.load %m[%i + symbol(%a)] : memref<?xf32> }
  affine.for %i = 0 to 0 { affine.load %m[%i] : memref<?xf32> }
  affine.for %i = 0 to 10 step 20 { affine.load %m[%i] : memref<?xf32> 
     affine.for %j = 3 to min affine_map<(d0) -> (d0, 4)>(%i) { affine.load %m[%j] : memref<?xf32> 
  } }
  affine.for %i = %t to affine_map<(d0) -> (d0 * 2 + 2)>(%a) { affine.load %m[%i + symbol(%a)] : memref<?xf32> }
  affine.for %i = %t to %b { affine.load %m[%i + symbol(%a)] : memref<?xf32> 
    affine.for %j = affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%b] to affine_map<(d0)[s0] -> (d0 + s0 + 1)>(%i)[%b] { affine.load %m[%j] : memref<?xf32> }
    affine.for %j = affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%b] to affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%i)[%t] { affine.load %m[%j] : memref<?xf32> }
  }
  %0 = affine.for %i = 3 to 4 iter_args(%y = %x) -> f32 {
    %n = arith.addf %y, %x : f32
    "test.x"(%i) : (index) -> ()
    affine.yield %n : f32
  }
  return %0 : f32
}
