// RUN: --canonicalize
// Nested extrema are merged, and linear results are ordered.
func.func @f(%a: index, %b: index, %c: index) -> (index, index, index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0 * 2, 7, 9)>(%a)[%b]
  %1 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 1, 5)>(%0)[%c]
  %2 = affine.max affine_map<()[s0] -> (s0, 3)>()[%1]
  %3 = affine.max affine_map<(d0)[s0] -> (d0, s0, d0 mod 3)>(%2)[%a]
  %4 = affine.min affine_map<(d0, d1) -> (d1, d0 - 3, -d1)>(%a, %b)
  return %1, %2, %3, %4 : index, index, index, index
}
// Remainders become divisions in sums; equal divisions are joined.
func.func @g(%a: index, %b: index, %m: memref<2x3xf32>) -> (index, index, index, f32, f32) {
  %0 = affine.apply affine_map<(d0, d1) -> ((d0 ceildiv 4) * 4 + d1 mod 4)>(%a, %b)
  %1 = affine.apply affine_map<(d0, d1) -> (d0 - d0 mod 4 + (d0 floordiv 4) * 2 + 3)>(%a, %b)
  %2 = affine.apply affine_map<(d0, d1) -> ((d0 * 6 + d1 * 3) floordiv 12 + (d0 * 4 + 8) mod 2 + (d0 * 4 + 2) mod 8)>(%a, %b)
  %c = memref.get_global @g0 : memref<2x3xf32>
  %3 = affine.load %c[1, 2] : memref<2x3xf32>
  %4 = affine.load %c[symbol(%a), 1] : memref<2x3xf32>
  return %0, %1, %2, %3, %4 : index, index, index, f32, f32
}
memref.global "private" constant @g0 : memref<2x3xf32> = dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]>
