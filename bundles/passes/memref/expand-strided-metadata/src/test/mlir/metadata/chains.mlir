// RUN: --expand-strided-metadata --allow-unregistered-dialect
// Views of views, casts between memory spaces, static allocations.
func.func @chain(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %s0: index, %s1: index) -> memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>> {
  %s = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, %s0, %s1, 5] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<2x?x?x5xf32, strided<[?, ?, ?, ?], offset: ?>>
  %t = memref.collapse_shape %s [[0], [1], [2, 3]] : memref<2x?x?x5xf32, strided<[?, ?, ?, ?], offset: ?>> into memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>
  return %t : memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>
}
func.func @sp(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %g: memref<1x1xf32, strided<[?, ?], offset: ?>>) -> (memref<f32>, index, memref<1xf32, strided<[?], offset: ?>>) {
  %c = memref.memory_space_cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>, 1> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %0:6 = memref.extract_strided_metadata %c : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %t = memref.collapse_shape %g [[0, 1]] : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<1xf32, strided<[?], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %c : memref<?x?xf32, strided<[?, ?], offset: ?>> -> index
  "any.use"(%p) : (index) -> ()
  return %0#0, %0#3, %t : memref<f32>, index, memref<1xf32, strided<[?], offset: ?>>
}
func.func @sp2(%m: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>) -> index {
  %c = memref.memory_space_cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>, 1> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %0:6 = memref.extract_strided_metadata %c : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %0#3 : index
}
func.func @alloc0(%a: index) -> (memref<f32>, index, index) {
  %a0 = memref.alloc() : memref<f32>
  %0:2 = memref.extract_strided_metadata %a0 : memref<f32> -> memref<f32>, index
  %b = memref.alloc() : memref<4x5xf32>
  %1:6 = memref.extract_strided_metadata %b : memref<4x5xf32> -> memref<f32>, index, index, index, index, index
  return %0#0, %0#1, %1#4 : memref<f32>, index, index
}
