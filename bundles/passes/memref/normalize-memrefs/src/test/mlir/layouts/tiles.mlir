// RUN: --normalize-memrefs --split-input-file
// Sizes of tiled layouts, and results of operations that can be normalized.
// dynamic variants
#t1 = affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>
#t2 = affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 8, d0 mod 4)>
#t3 = affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 + 1)>
#t4 = affine_map<(d0, d1) -> ((d0 + d1) floordiv 4, (d0 + d1) mod 4)>
#t5 = affine_map<(d0, d1) -> (d0 ceildiv 4, d0 mod 4, d1)>
#t6 = affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4 + 1, d1)>
#t7 = affine_map<(d0, d1) -> (d1 floordiv 8, d0 floordiv 4, d1)>
#t8 = affine_map<(d0, d1) -> (d0 mod 4, d0 floordiv 4, d1 + d0)>
func.func @dyn(%m: index, %n: index) {
  %1 = memref.alloc(%m, %n) : memref<?x?xf32, #t1>
  %2 = memref.alloc(%m, %n) : memref<?x?xf32, #t2>
  %3 = memref.alloc(%m) : memref<?x13xf32, #t3>
  %4 = memref.alloc(%n) : memref<3x?xf32, #t4>
  %5 = memref.alloc(%m, %n) : memref<?x?xf32, #t5>
  %6 = memref.alloc(%m, %n) : memref<?x?xf32, #t6>
  %7 = memref.alloc(%m, %n) : memref<?x?xf32, #t7>
  %8 = memref.alloc(%m, %n) : memref<?x?xf32, #t8>
  return
}
// -----
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @ret(%a: memref<16xf32, #tile>) -> memref<16xf32, #tile> {
  %0, %1 = "test.op_norm_ret"(%a) : (memref<16xf32, #tile>) -> (memref<16xf32, #tile>, memref<16xf32>)
  %c = arith.constant 0 : index
  %2 = affine.load %0[3] : memref<16xf32, #tile>
  memref.dealloc %0 : memref<16xf32, #tile>
  %3 = memref.cast %0 : memref<16xf32, #tile> to memref<?xf32, #tile>
  return %0 : memref<16xf32, #tile>
}
// -----
#t1 = affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>
#t2 = affine_map<(d0, d1) -> (d0 floordiv 5, d1 mod 7, d0 ceildiv 3)>
#t3 = affine_map<(d0, d1) -> (d0 * 3 - d1 + 2)>
#t4 = affine_map<(d0, d1) -> ((d0 * 5 + d1) floordiv 4, (d0 * 5 + d1) mod 4)>
#t5 = affine_map<(d0, d1) -> (5, d1 - 1)>
#t6 = affine_map<(d0, d1) -> ((d0 floordiv 4) mod 3, (d0 mod 4) floordiv 2, d1)>
func.func @stat(%m: index, %n: index) {
  %1 = memref.alloc() : memref<13x7xf32, #t1>
  %2 = memref.alloc() : memref<13x7xf32, #t2>
  %3 = memref.alloc() : memref<13x7xf32, #t3>
  %4 = memref.alloc() : memref<13x7xf32, #t4>
  %5 = memref.alloc() : memref<13x7xf32, #t5>
  %6 = memref.alloc() : memref<13x7xf32, #t6>
  return
}
