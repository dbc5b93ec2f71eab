// RUN: --mlir-version=19.1
// Custom syntax of every operation.
func.func @f(%a: i32, %m: memref<?x4xf32>, %n: memref<*xf32>, %x: index, %s: memref<4x4xf32>, %v:memref<64xi8>, %shp: memref<1xindex>, %gg: memref<2xi32, 3>) {
  %a0 = memref.alloc(%x) {alignment = 8} : memref<?x4xf32>
  %a1 = memref.alloc(%x)[%x] : memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
  %a2 = memref.alloca() : memref<4xf32>
  memref.alloca_scope { %z = memref.alloca() : memref<4xf32> }
  %sc = memref.alloca_scope -> (f32) { %z = memref.load %s[%x, %x] : memref<4x4xf32> 
     memref.alloca_scope.return %z : f32 }
  %ra = memref.realloc %a2 : memref<4xf32> to memref<8xf32>
  %rb = memref.realloc %a2(%x) {alignment = 8} : memref<4xf32> to memref<?xf32>
  memref.dealloc %rb : memref<?xf32>
  memref.store %a, %gg[%x] {nontemporal = true} : memref<2xi32, 3>
  memref.copy %m, %a0 : memref<?x4xf32> to memref<?x4xf32>
  %c = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %sv = memref.subview %m[0, %x][2, %x][1, 1] : memref<?x4xf32> to memref<2x?xf32, strided<[4, 1], offset: ?>>
  %rc = memref.reinterpret_cast %n to offset: [0], sizes: [%x, 10], strides: [%x, 1] : memref<*xf32> to memref<?x10xf32, strided<[?, 1], offset: 0>>
  %cs = memref.collapse_shape %s [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %es = memref.expand_shape %s [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32>
  %vw = memref.view %v[%x][%x] : memref<64xi8> to memref<?xf32>
  %d = memref.dim %m, %x : memref<?x4xf32>
  %r = memref.rank %n : memref<*xf32>
  %g = memref.get_global @gg : memref<2xf32>
  %e:6 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %p = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  %msc = memref.memory_space_cast %s : memref<4x4xf32> to memref<4x4xf32, 3>
  %tr = memref.transpose %s (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  memref.assume_alignment %s, 16 : memref<4x4xf32>
  %q = memref.load %s[%x, %x] : memref<4x4xf32>
  %rmw = memref.atomic_rmw addf %q, %s[%x, %x] : (f32, memref<4x4xf32>) -> f32
  %grmw = memref.generic_atomic_rmw %s[%x, %x] : memref<4x4xf32> {
    ^bb0(%w: f32): memref.atomic_yield %w : f32
  }
  memref.prefetch %s[%x, %x], read, locality<3>, data : memref<4x4xf32>
  %rs = memref.reshape %s(%shp) : (memref<4x4xf32>, memref<1xindex>) -> memref<?xf32>
  memref.dma_start %s[%x, %x], %m[%x,%x], %x, %gg[%x] : memref<4x4xf32>, memref<?x4xf32>, memref<2xi32, 3>
  memref.dma_wait %gg[%x], %x : memref<2xi32,3>
  return
}
memref.global "private" constant @gg : memref<2xf32> = dense<[1.0, 2.0]> {alignment = 64 : i64}
memref.global @g1 : memref<2xf32> = uninitialized
memref.global @g2 : memref<2xf32>
