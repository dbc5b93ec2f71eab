// RUN: --lower-affine --allow-unregistered-dialect --split-input-file
// Reductions, copies of blocks of memory, conditions; operations of other dialects are folded, those in unreachable blocks stay.
func.func @p(%a: index, %v: f32, %i: i32, %h: f16) {
  %0:4 = affine.parallel (%x) = (0) to (%a) reduce ("mulf", "minimumf", "maximumf", "addf") -> (f32, f32, f16, f16) {
    affine.yield %v, %v, %h, %h : f32, f32, f16, f16
  }
  %1:4 = affine.parallel (%x, %y) = (0, 0) to (%a, 10) step (5, 7) reduce ("addi", "muli", "ori", "andi") -> (i32, i32, i32, i32) {
    affine.yield %i, %i, %i, %i : i32, i32, i32, i32
  }
  affine.parallel (%x, %y) = (0, 0) to (%a, 10) {
    affine.parallel (%z) = (%x) to (%y) {
    }
  }
  return
}
// -----
func.func @dma(%s: memref<16x?xf32>, %t: memref<4xf32, 2>, %tag: memref<1xi32>, %a: index) {
  %c = arith.constant 7: index
  affine.for %i = 0 to 10 {
    affine.dma_start %s[%i + 1, %i * 2], %t[%i mod 4], %tag[0], %c, %a, %c : memref<16x?xf32>, memref<4xf32, 2>, memref<1xi32>
    affine.dma_start %s[%i, symbol(%a)], %t[0], %tag[%i - 1], %c : memref<16x?xf32>, memref<4xf32, 2>, memref<1xi32>
    affine.dma_wait %tag[%i floordiv 3], %a : memref<1xi32>
  }
  return
}
// -----
func.func @if(%a: index, %v: f32) -> f32 {
  %r = affine.if affine_set<()[s0] : (s0 mod 3 == 0)>()[%a] -> f32 {
    affine.yield %v : f32
  } else {
    affine.yield %v : f32
  }
  affine.if affine_set<(d0) : (1 == 0)>(%a) {
  } {foo = 3}
  %x = affine.for %i = affine_map<()[s0]->(s0 + 1)>()[%a] to affine_map<()[s0]->(s0 * 4)>()[%a] iter_args(%z = %v) -> f32 {
     %r2 = affine.if affine_set<()[s0] : (s0 mod 3 == 0)>()[%a] -> f32 {
        affine.yield %v : f32
      } else {
       %w = affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%a] -> f32 {
        affine.yield %z : f32
        } else {
        affine.yield %r : f32
        }
        affine.yield %w : f32
      }
     affine.yield %r2 : f32
  } {bar = 4}
  return %x : f32
}
// -----
func.func @unreach(%a: index, %m: memref<4xf32>) {
  affine.for %i = 0 to 3 {
  }
  return
^bb1:
  affine.for %i = 0 to 3 {
    %x = affine.load %m[%i] : memref<4xf32>
    affine.store %x, %m[%i] : memref<4xf32>
  }
  return
}
// -----
func.func @folds(%a: tensor<4x?xf32>, %m: memref<4xf32>, %b: i1) -> (index, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<4x?xf32>
  %n = memref.cast %m : memref<4xf32> to memref<?xf32>
  %x = affine.load %n[%c0] : memref<?xf32>
  %e = affine.apply affine_map<(d0)->(d0 * 2)>(%d)
  %f = affine.apply affine_map<(d0)->(d0 * 2)>(%e)
  %mm = affine.min affine_map<(d0)->(d0 * 2)>(%e)
  %g = memref.dim %n, %c0 : memref<?xf32>
  %p = memref.cast %m : memref<4xf32> to memref<4xf32>
  scf.if %b {
   %q = affine.apply affine_map<(d0)->(d0)>(%f)
   "any.use"(%q, %mm, %g) : (index, index, index) -> ()
  }
  return %f, %p: index, memref<4xf32>
}
