// RUN: --ownership-based-buffer-deallocation
// Views of views, of bytes, without rank, in memory spaces, of globals.
func.func @views(%n: index, %c: i1) -> memref<?xf32, strided<[?], offset: ?>> {
  %a = memref.alloc(%n) : memref<?xf32>
  %s = memref.subview %a[%n][%n][%n] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %t = memref.subview %s[%n][%n][%n] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %u = memref.cast %t : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %u : memref<?xf32, strided<[?], offset: ?>>
}
func.func @bytes(%n: index, %o: index) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xi8>
  %v = memref.view %a[%o][%n] : memref<?xi8> to memref<?xf32>
  %w = memref.reinterpret_cast %v to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
  %e = memref.expand_shape %w [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %l = memref.collapse_shape %e [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  %x = memref.load %l[%c0] : memref<4xf32>
  return %x : f32
}
func.func @transposed(%a: memref<2x3xf32>) -> memref<3x2xf32, strided<[1, 3]>> {
  %b = memref.alloc() : memref<2x3xf32>
  memref.copy %a, %b : memref<2x3xf32> to memref<2x3xf32>
  %t = memref.transpose %b (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32, affine_map<(d0, d1) -> (d1 * 3 + d0)>>
  %u = memref.cast %t : memref<3x2xf32, affine_map<(d0, d1) -> (d1 * 3 + d0)>> to memref<3x2xf32, strided<[1, 3]>>
  return %u : memref<3x2xf32, strided<[1, 3]>>
}
func.func @unranked(%n: index, %c: i1, %x: memref<*xf32>) -> memref<*xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %u = memref.cast %a : memref<?xf32> to memref<*xf32>
  %s = arith.select %c, %u, %x : memref<*xf32>
  cf.cond_br %c, ^a(%u : memref<*xf32>), ^b(%s : memref<*xf32>)
^a(%y: memref<*xf32>):
  return %y : memref<*xf32>
^b(%z: memref<*xf32>):
  %r = memref.cast %z : memref<*xf32> to memref<?xf32>
  %v = memref.cast %r : memref<?xf32> to memref<*xf32>
  return %v : memref<*xf32>
}
func.func @spaces(%x: memref<4xf32, 1>, %y: memref<4xf32, "gpu">, %c: i1) -> (memref<4xf32, 1>, memref<4xf32, "gpu">) {
  %a = memref.alloc() : memref<4xf32, 1>
  %b = memref.alloc() : memref<4xf32, "gpu">
  %m = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32>
  memref.copy %m, %b : memref<4xf32> to memref<4xf32, "gpu">
  cf.cond_br %c, ^a(%a, %b : memref<4xf32, 1>, memref<4xf32, "gpu">), ^a(%x, %y : memref<4xf32, 1>, memref<4xf32, "gpu">)
^a(%p: memref<4xf32, 1>, %q: memref<4xf32, "gpu">):
  return %p, %q : memref<4xf32, 1>, memref<4xf32, "gpu">
}
memref.global "private" @glob : memref<4xf32> = uninitialized
func.func @globals(%c: i1) -> memref<4xf32> {
  %g = memref.get_global @glob : memref<4xf32>
  %a = memref.alloc() : memref<4xf32>
  %s = scf.if %c -> memref<4xf32> {
    scf.yield %g : memref<4xf32>
  } else {
    scf.yield %a : memref<4xf32>
  }
  return %s : memref<4xf32>
}
func.func @meta(%n: index) -> (memref<f32>, index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %a : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %o : memref<f32>, index
}
func.func @reshape(%s: memref<2xindex>) -> memref<?x?xf32> {
  %a = memref.alloc() : memref<4xf32>
  %r = memref.reshape %a(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %r : memref<?x?xf32>
}
