// RUN: --affine-loop-normalize --allow-unregistered-dialect --split-input-file
// Loops start at 0 with step 1; maxima of lower bounds, and minima of parallel loops, stay.
func.func @f(%a: index, %b: index, %m: memref<?xf32>) {
  affine.for %i = 2 to 30 step 3 { affine.load %m[%i] : memref<?xf32> }
  affine.for %i = %a to %b { affine.load %m[%i] : memref<?xf32> }
  affine.for %i = affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b] to affine_map<(d0) -> (d0 * 2)>(%b) step 4 { affine.load %m[%i + symbol(%a)] : memref<?xf32> }
  affine.for %i = max affine_map<(d0)[s0] -> (d0 + s0, d0)>(%a)[%b] to 10 step 4 { affine.load %m[%i + symbol(%a)] : memref<?xf32> }
  affine.for %i = 3 to min affine_map<(d0)[s0] -> (d0 + s0, d0)>(%a)[%b] step 4 { affine.load %m[%i + symbol(%a)] : memref<?xf32> }
  affine.for %i = 0 to 10 { affine.load %m[%i + symbol(%a)] : memref<?xf32> }
  affine.for %i = 4 to 5 { affine.load %m[%i + symbol(%a)] : memref<?xf32> }
  affine.for %i = %a to affine_map<(d0) -> (d0 + 1)>(%a) { affine.load %m[%i + symbol(%a)] : memref<?xf32> }
  affine.for %i = affine_map<(d0) -> (d0 * 3)>(%a) to affine_map<(d0) -> (d0 * 3 + 7)>(%a) step 10 { affine.load %m[%i + symbol(%a)] : memref<?xf32> }
  affine.for %i = 0 to 0 { affine.load %m[%i] : memref<?xf32> }
  affine.for %i = 0 to 10 step 20 { affine.load %m[%i] : memref<?xf32> }
  affine.for %i = 10 to 3 { affine.load %m[%i] : memref<?xf32> }
  affine.for %i = 0 to 10 step 2 { affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 8)>(%i) step 2 { affine.load %m[%i + %j] : memref<?xf32> } }
  return
}
// -----
func.func @iter(%a: index, %x: f32) -> f32 {
  %0 = affine.for %i = 3 to 4 iter_args(%y = %x) -> f32 {
    %n = arith.addf %y, %x : f32
    "test.x"(%i) : (index) -> ()
    affine.yield %n : f32
  }
  %1 = affine.for %i = 3 to 40 step 2 iter_args(%y = %0) -> f32 {
    %n = arith.addf %y, %x : f32
    "test.x"(%i) : (index) -> ()
    affine.yield %n : f32
  }
  return %1 : f32
}
// -----
func.func @par(%a: index, %b: index, %m: memref<?x?xf32>) {
  affine.parallel (%i, %j) = (2, %a) to (30, %b) step (3, 2) { affine.load %m[%i, %j] : memref<?x?xf32> }
  affine.parallel (%i, %j) = (0, %a) to (min(30, %a), %b) step (3, 1) { affine.load %m[%i, %j] : memref<?x?xf32> }
  affine.parallel (%i, %j) = (0, 0) to (30, 40) { affine.load %m[%i, %j] : memref<?x?xf32> }
  affine.parallel (%i, %j) = (0, 0) to (30, 40) step (1, 4) { affine.load %m[%i, %j] : memref<?x?xf32> }
  affine.parallel (%i, %j) = (max(%a, %b), 0) to (30, 40) step (1, 4) { affine.load %m[%i, %j] : memref<?x?xf32> }
  affine.parallel (%i) = (3) to (4) { affine.load %m[%i, %i] : memref<?x?xf32> }
  affine.parallel (%i, %j) = (2, %a + symbol(%b)) to (30, %b) step (3, 2) { affine.load %m[%i, %j] : memref<?x?xf32> }
  return
}
