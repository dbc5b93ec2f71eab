// RUN: --expand-strided-metadata --allow-unregistered-dialect
// Views become casts of the base buffer with computed offsets, sizes and strides.
func.func @subview(%m: memref<?x?xf32>, %a: index, %b: index, %c: index) -> memref<?x4xf32, strided<[?, 2], offset: ?>> {
  %s = memref.subview %m[%a, 3] [%b, 4] [%c, 2] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 2], offset: ?>>
  return %s : memref<?x4xf32, strided<[?, 2], offset: ?>>
}
func.func @subview2(%m: memref<5x4xf32>, %a: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %s = memref.subview %m[%a, 0] [1, 4] [1, 1] : memref<5x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %s : memref<4xf32, strided<[1], offset: ?>>
}
func.func @subview3(%m: memref<5x4xf32, strided<[?, ?], offset: ?>, 3>, %a: index) -> memref<1x4xf32, strided<[?, ?], offset: ?>, 3> {
  %s = memref.subview %m[2, %a] [1, 4] [1, 1] : memref<5x4xf32, strided<[?, ?], offset: ?>, 3> to memref<1x4xf32, strided<[?, ?], offset: ?>, 3>
  %t = memref.subview %s[0, 1] [1, 2] [1, 2] : memref<1x4xf32, strided<[?, ?], offset: ?>, 3> to memref<1x2xf32, strided<[?, ?], offset: ?>, 3>
  "any.use"(%t) : (memref<1x2xf32, strided<[?, ?], offset: ?>, 3>) -> ()
  return %s : memref<1x4xf32, strided<[?, ?], offset: ?>, 3>
}
func.func @expand(%m: memref<?x4xf32>, %s0: index) -> memref<2x?x3x4x1xf32> {
  %s = memref.expand_shape %m [[0, 1, 2], [3, 4]] output_shape [2, %s0, 3, 4, 1] : memref<?x4xf32> into memref<2x?x3x4x1xf32>
  return %s : memref<2x?x3x4x1xf32>
}
func.func @expand2(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %s0: index, %s1: index) -> memref<2x?x3x?x5xf32, strided<[?, ?, ?, ?, ?], offset: ?>> {
  %s = memref.expand_shape %m [[0, 1, 2], [3, 4]] output_shape [2, %s0, 3, %s1, 5] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<2x?x3x?x5xf32, strided<[?, ?, ?, ?, ?], offset: ?>>
  return %s : memref<2x?x3x?x5xf32, strided<[?, ?, ?, ?, ?], offset: ?>>
}
func.func @expand0(%m: memref<f32>, %n: memref<i16, strided<[], offset: ?>>) -> (memref<1x1xf32>, memref<1x1x1xi16, strided<[1,1,1], offset: ?>>) {
  %s = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %t = memref.expand_shape %n [] output_shape [1, 1, 1] : memref<i16, strided<[], offset: ?>> into memref<1x1x1xi16, strided<[1,1,1], offset: ?>>
  return %s, %t : memref<1x1xf32>, memref<1x1x1xi16, strided<[1,1,1], offset: ?>>
}
func.func @collapse(%m: memref<?x?x4x?xf32>, %n: memref<1x1xf32>, %k: memref<1x1x8xf32, strided<[?, ?, ?], offset: ?>>) -> (memref<?x?xf32>, memref<f32>) {
  %s = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x?x4x?xf32> into memref<?x?xf32>
  %t = memref.collapse_shape %n [] : memref<1x1xf32> into memref<f32>
  return %s, %t : memref<?x?xf32>, memref<f32>
}
func.func @collapse1(%m: memref<3x?x1x8xf32, strided<[?, ?, 8, 1], offset: ?>>) -> (memref<3x?xf32, strided<[?, 1], offset: ?>>) {
  %s = memref.collapse_shape %m [[0], [1, 2, 3]] : memref<3x?x1x8xf32, strided<[?, ?, 8, 1], offset: ?>> into memref<3x?xf32, strided<[?, 1], offset: ?>>
  return %s : memref<3x?xf32, strided<[?, 1], offset: ?>>
}
func.func @meta(%a: index, %m: memref<4x?xf32>, %u: memref<*xf32>, %o: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %al = memref.alloc(%a) : memref<?x4xf32>
  %0:6 = memref.extract_strided_metadata %al : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  "any.use"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (memref<f32>, index, index, index, index, index) -> ()
  %aa = memref.alloca(%a, %a) {alignment = 8} : memref<3x?x4x?xf32, 2>
  %1:10 = memref.extract_strided_metadata %aa : memref<3x?x4x?xf32, 2> -> memref<f32, 2>, index, index, index, index, index, index, index, index, index
  "any.use"(%1#0, %1#1, %1#2, %1#3, %1#4, %1#5, %1#6, %1#7, %1#8, %1#9) : (memref<f32, 2>, index, index, index, index, index, index, index, index, index) -> ()
  %g = memref.get_global @g : memref<2x3xf32>
  %2:6 = memref.extract_strided_metadata %g : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
  "any.use"(%2#0, %2#1, %2#2, %2#3, %2#4, %2#5) : (memref<f32>, index, index, index, index, index) -> ()
  %rc = memref.reinterpret_cast %u to offset: [%a], sizes: [4, %a], strides: [%a, 1] : memref<*xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %3:6 = memref.extract_strided_metadata %rc : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  "any.use"(%3#0, %3#1, %3#2, %3#3, %3#4, %3#5) : (memref<f32>, index, index, index, index, index) -> ()
  %rc2 = memref.reinterpret_cast %m to offset: [%a], sizes: [4, %a], strides: [%a, 1] : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %4:6 = memref.extract_strided_metadata %rc2 : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  "any.use"(%4#0, %4#1, %4#2, %4#3, %4#4, %4#5) : (memref<f32>, index, index, index, index, index) -> ()
  %ca = memref.cast %o : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 7], offset: 0>>
  %5:6 = memref.extract_strided_metadata %ca : memref<4x?xf32, strided<[?, 7], offset: 0>> -> memref<f32>, index, index, index, index, index
  "any.use"(%5#0, %5#1, %5#2, %5#3, %5#4, %5#5) : (memref<f32>, index, index, index, index, index) -> ()
  %6:2 = memref.extract_strided_metadata %5#0 : memref<f32> -> memref<f32>, index
  "any.use"(%6#0, %6#1) : (memref<f32>, index) -> ()
  %sv = memref.subview %m[1, %a][2, 2][1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %sv : memref<2x2xf32, strided<[?, 1], offset: ?>> -> index
  "any.use"(%p) : (index) -> ()
  %7:6 = memref.extract_strided_metadata %sv : memref<2x2xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  "any.use"(%7#0, %7#1, %7#2, %7#3, %7#4, %7#5) : (memref<f32>, index, index, index, index, index) -> ()
  return
}
memref.global @g : memref<2x3xf32>
