// RUN: --lower-affine
// Maps become arithmetic; bounds with several results minima and maxima; results that are constant are folded first.
func.func @f(%a: index, %m: memref<?x4xf32>, %v: f32) -> (index, index, index) {
  %c3 = arith.constant 3 : index
  %z = arith.addi %c3, %c3 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0 + d0 floordiv 7 - d0 ceildiv 5 * 3)>(%a)[%c3]
  %q = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%c3)[%c3]
  %1 = affine.min affine_map<(d0)[s0] -> (d0, s0, d0 - s0 * 2)>(%a)[%c3]
  %2 = affine.max affine_map<(d0)[s0] -> (d0)>(%a)[%c3]
  affine.for %i = 0 to %a step 3 {
    affine.for %j = max affine_map<(d0)->(d0, 4)>(%i) to min affine_map<(d0)->(d0 + 1, 4)>(%i) {
    %x = affine.load %m[%i + 2, symbol(%a) - 1] : memref<?x4xf32>
    affine.store %x, %m[%i mod 4, %j] : memref<?x4xf32>
    affine.prefetch %m[%i, %j], read, locality<3>, data : memref<?x4xf32>
    affine.if affine_set<(d0)[s0]: (d0 >= 0, s0 - d0 + 1 == 0, 1 >= 0)>(%i)[%a] {
      affine.store %x, %m[%i, %j] : memref<?x4xf32>
    } else {
      affine.store %v, %m[%i, %j] : memref<?x4xf32>
    }
    %w = affine.vector_load %m[%i, %j] : memref<?x4xf32>, vector<4xf32>
    affine.vector_store %w, %m[%i, 0] : memref<?x4xf32>, vector<4xf32>
    }
  }
  %r = affine.for %i = 0 to 10 iter_args(%s = %v) -> f32 {
    %t = arith.addf %s, %v : f32
    affine.yield %t : f32
  }
  %p = affine.parallel (%x, %y) = (0, max(%a, 3)) to (min(%a, 30), 20) step (2, 3) reduce ("addf") -> f32 {
    affine.yield %v : f32
  }
  %d:2 = affine.delinearize_index %a into (%c3, %c3) : index, index
  return %0, %1, %2 : index, index, index
}
