// RUN: --allow-unregistered-dialect --canonicalize
// Divisions, remainders and bounds that are known by the bounds and steps of the loops around them.
func.func @f(%n: index) {
  affine.for %i = 0 to 32 {
    affine.for %j = affine_map<(d0) -> (d0 floordiv 32)>(%i) to affine_map<(d0) -> (d0 mod 32)>(%i) { "test.foo"(%j) : (index) -> () }
    affine.parallel (%j) = (%i floordiv 32) to (%i mod 32) { "test.foo"(%j) : (index) -> () }
    affine.parallel (%j) = (max(%i floordiv 16, 3)) to (min(%i mod 16, 100)) { "test.foo"(%j) : (index) -> () }
    affine.if affine_set<(d0): (d0 floordiv 32 >= 0)>(%i) { "test.foo"(%i) : (index) -> () }
    %0 = affine.min affine_map<(d0) -> (d0 mod 32, d0 floordiv 32, 50)>(%i)
    "test.foo"(%0) : (index) -> ()
    affine.for %k = 0 to affine_map<(d0) -> ((d0 * 4 + 2) mod 8)>(%n) { "test.foo"(%k) : (index) -> () }
  }
  return
}
func.func @simplify_with_operands(%N: index, %A: memref<?x32xf32>) {
  affine.for %i = 0 to %N step 32 {
    affine.for %ii = 0 to 32 {
      %x = affine.load %A[%ii floordiv 32, %i mod 32] : memref<?x32xf32>
      "test.foo"(%x) : (f32) -> ()
      %a = affine.load %A[(%i + %ii) floordiv 32, (%i + %ii) mod 16] : memref<?x32xf32>
      "test.foo"(%a) : (f32) -> ()
      %b = affine.load %A[(%i + %ii) floordiv 64, (%i + %ii) mod 64] : memref<?x32xf32>
      "test.foo"(%b) : (f32) -> ()
      %c = affine.load %A[(%i + %ii) floordiv 16, (%i + %ii) mod 16] : memref<?x32xf32>
      "test.foo"(%c) : (f32) -> ()
    }
  }
  affine.for %i = -1 to 32 {
    %x = affine.load %A[%i floordiv 32, %i mod 32] : memref<?x32xf32>
    "test.foo"(%x) : (f32) -> ()
  }
  affine.for %arg0 = 0 to %N step 128 {
    affine.for %arg4 = 0 to 32 step 32 {
      affine.for %arg5 = 0 to 128 {
        %x = affine.apply affine_map<(d0, d1, d2) -> (((d0 + d2) mod 458313) floordiv 227 + d1 floordiv 256)>(%arg0, %arg4, %arg5)
        "test.foo"(%x) : (index) -> ()
      }
    }
  }
  return
}
func.func @simplify_div_mod_with_operands(%N: index, %A: memref<64xf32>, %unknown: index) {
  %cst = arith.constant 1.0 : f32
  affine.for %i = 0 to 32 {
    affine.store %cst, %A[%i floordiv 32] : memref<64xf32>
    affine.store %cst, %A[(%i + 1) ceildiv 32] : memref<64xf32>
    affine.store %cst, %A[%i mod 32] : memref<64xf32>
    affine.store %cst, %A[2 * %i floordiv 64] : memref<64xf32>
    affine.store %cst, %A[(%i mod 16) floordiv 16] : memref<64xf32>
    affine.store %cst, %A[%i floordiv 16] : memref<64xf32>
    affine.store %cst, %A[%i mod 16] : memref<64xf32>
    affine.store %cst, %A[(%i mod 16) floordiv 15] : memref<64xf32>
    affine.store %cst, %A[%i mod 31] : memref<64xf32>
  }
  affine.for %i = -8 to 32 {
    affine.store %cst, %A[%i floordiv 32] : memref<64xf32>
    affine.store %cst, %A[%i mod 32] : memref<64xf32>
    affine.store %cst, %A[2 + (%i - 96) floordiv 64] : memref<64xf32>
  }
  affine.for %i = 8 to 16 {
    affine.store %cst, %A[%i floordiv 8] : memref<64xf32>
    affine.store %cst, %A[(%i + 1) ceildiv 8] : memref<64xf32>
    affine.store %cst, %A[%i mod 8] : memref<64xf32>
    affine.store %cst, %A[%i mod 32] : memref<64xf32>
    affine.store %cst, %A[(%i mod 32) floordiv 16] : memref<64xf32>
    affine.store %cst, %A[(%i mod 16) floordiv 8] : memref<64xf32>
    affine.store %cst, %A[(%unknown mod 16) floordiv 16] : memref<64xf32>
  }
  return
}

func.func @extrema(%M: index) {
  affine.for %i = 0 to 2 {
    affine.for %j = max affine_map<(d0, d1) -> (5, 4 * d0, d1)>(%i, %M) to min affine_map<(d0) -> (4 * d0 + 30, 20, d0 + 30)>(%i) {
      affine.for %k = 1 to affine_map<(d0) -> (d0 floordiv 2)>(%i) { "test.foo"(%k) : (index) -> () }
      affine.for %k = -10 to min affine_map<(d0, d1) -> (4 * d0 - 3 * d1, -90)>(%i, %j) { "test.foo"(%k) : (index) -> () }
    }
  }
  return
}
