// RUN: --mlir-version=19.1 --normalize-memrefs --split-input-file
// REFERENCE: expressions are ordered and joined as in 22.1.
// Accesses apply the layout to their indices. Memrefs of other operations, and unknown sizes, remain.
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @aload(%a: memref<16xf32, #tile>, %i: index) -> f32 {
  %j = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  affine.for %k = 0 to 8 {
  %0 = affine.load %a[%k * 2 + symbol(%j)] {foo = 1} : memref<16xf32, #tile>
  affine.store %0, %a[%k] : memref<16xf32, #tile>
  affine.prefetch %a[%k], read, locality<3>, data : memref<16xf32, #tile>
  }
  %0 = affine.load %a[%j] : memref<16xf32, #tile>
  return %0 : f32
}
// -----
#sym = affine_map<(d0)[s0] -> (d0 + s0)>
func.func @sym(%s: index) {
  %a = memref.alloc()[%s] : memref<16xf32, #sym>
  affine.for %k = 0 to 8 {
  %0 = affine.load %a[%k * 2] {foo = 1} : memref<16xf32, #sym>
  }
  return
}
// -----
#sym = affine_map<(d0)[s0] -> (d0 mod 4 + s0)>
func.func @sym2() {
  %s = arith.constant 3 : index
  %a = memref.alloc()[%s] : memref<16xf32, #sym>
  affine.for %k = 0 to 8 {
  %0 = affine.load %a[%k * 2] {foo = 1} : memref<16xf32, #sym>
  }
  return
}
// -----
#neg = affine_map<(d0) -> (d0 - 20)>
func.func @neg() {
  %a = memref.alloc() : memref<16xf32, #neg>
  %0 = affine.load %a[3] {foo = 1} : memref<16xf32, #neg>
  %b = memref.alloca() : memref<16xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
  %1 = affine.load %b[3] {foo = 1} : memref<16xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
  return
}
// -----
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @dim(%b: memref<?xf32, #tile>) -> index {
  %c0 = arith.constant 0 : index
  %1 = memref.dim %b, %c0 : memref<?xf32, #tile>
  return %1 : index
}
// -----
// strided
func.func @s(%a: memref<4x8xf32, strided<[16, 2], offset: 3>>, %b: memref<4x8xf32, strided<[?, 1]>>) {
  %0 = affine.load %a[2, 3] : memref<4x8xf32, strided<[16, 2], offset: 3>>
  %1 = affine.load %b[2, 3] : memref<4x8xf32, strided<[?, 1]>>
  %2 = memref.alloc() : memref<4x8xf32, strided<[8, 1], offset: 3>>
  affine.for %i = 0 to 4 { affine.for %j = 0 to 8 {
  affine.store %0, %2[%i, %j] : memref<4x8xf32, strided<[8, 1], offset: 3>>
  affine.store %0, %2[%i + 1, %j floordiv 2] : memref<4x8xf32, strided<[8, 1], offset: 3>>
  } }
  memref.dealloc %2 : memref<4x8xf32, strided<[8, 1], offset: 3>>
  return
}
// -----
// scf region holders and results
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @r(%a: memref<16xf32, #tile>, %c: i1) {
  %0 = scf.if %c -> memref<16xf32, #tile> {
    scf.yield %a : memref<16xf32, #tile>
  } else {
    %n = memref.alloc() : memref<16xf32, #tile>
    scf.yield %n : memref<16xf32, #tile>
  }
  return
}
// -----
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @r(%a: memref<16xf32, #tile>, %c: i1) {
  affine.for %i = 0 to 4 iter_args(%m = %a) -> memref<16xf32, #tile> {
    affine.yield %m : memref<16xf32, #tile>
  }
  return
}
// -----
// dma
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @dma(%n: index) {
  %c4 = arith.constant 4 : index
  %0 = memref.alloc() : memref<100xf32, #tile, 2>
  %1 = memref.alloc() : memref<100xf32, affine_map<(d0) -> (d0)>, 1>
  %2 = memref.alloc() : memref<8xi32, affine_map<(d0) -> (d0 * 2)>>
  affine.for %i = 0 to 8 {
  affine.dma_start %0[%i + 7], %1[%i], %2[%i mod 2], %c4 : memref<100xf32, #tile, 2>, memref<100xf32, 1>, memref<8xi32, affine_map<(d0) -> (d0 * 2)>>
  affine.dma_wait %2[%i mod 2], %c4 : memref<8xi32, affine_map<(d0) -> (d0 * 2)>>
  }
  return
}
