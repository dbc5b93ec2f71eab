// RUN: --bubble-down-memory-space-casts
// Views of a cast become casts of views, and accesses use the views.
func.func @chain(%m: memref<4x4xf32, 1>, %f: f32) -> memref<16xf32> {
  %c = memref.memory_space_cast %m : memref<4x4xf32, 1> to memref<4x4xf32>
  %c0 = arith.constant 0 : index
  %e = memref.expand_shape %c [[0], [1, 2]] output_shape [4, 2, 2] {test.kept} : memref<4x4xf32> into memref<4x2x2xf32>
  %s = memref.collapse_shape %e [[0, 1, 2]] : memref<4x2x2xf32> into memref<16xf32>
  %x = memref.load %s[%c0] : memref<16xf32>
  %y = arith.addf %x, %f : f32
  memref.store %y, %s[%c0] {nontemporal = true} : memref<16xf32>
  %z = memref.atomic_rmw addf %f, %s[%c0] : (f32, memref<16xf32>) -> f32
  return %s : memref<16xf32>
}

func.func @views(%m: memref<4x8xf32, #gpu.address_space<workgroup>>, %b: memref<64xi8, 3>, %i: index)
    -> (memref<?x?xf32>, memref<?xf32, strided<[8], offset: ?>>, memref<8x4xf32, strided<[1, 8]>>, memref<4x4xf32>,
        memref<4xf32>) {
  %c = memref.memory_space_cast %m : memref<4x8xf32, #gpu.address_space<workgroup>> to memref<4x8xf32>
  %a = memref.assume_alignment %c, 16 : memref<4x8xf32>
  %0 = memref.cast %a : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.subview %c[0, %i] [%i, 1] [1, 1] : memref<4x8xf32> to memref<?xf32, strided<[8], offset: ?>>
  %2 = memref.transpose %c (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %3 = memref.reinterpret_cast %c to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<4x8xf32> to memref<4x4xf32>
  %d = memref.memory_space_cast %b : memref<64xi8, 3> to memref<64xi8>
  %4 = memref.view %d[%i][] : memref<64xi8> to memref<4xf32>
  return %0, %1, %2, %3, %4 : memref<?x?xf32>, memref<?xf32, strided<[8], offset: ?>>,
      memref<8x4xf32, strided<[1, 8]>>, memref<4x4xf32>, memref<4xf32>
}

// The shape of a reshape is not a view, so that its cast stays.
func.func @unranked(%u: memref<*xf32, 3>, %n: memref<?xindex, 2>, %i: index) -> (memref<*xf32>, memref<?xf32>) {
  %c = memref.memory_space_cast %u : memref<*xf32, 3> to memref<*xf32>
  %s = memref.memory_space_cast %n : memref<?xindex, 2> to memref<?xindex>
  %0 = memref.cast %c : memref<*xf32> to memref<4xf32>
  %1 = memref.reshape %0(%s) : (memref<4xf32>, memref<?xindex>) -> memref<*xf32>
  %2 = memref.reinterpret_cast %c to offset: [0], sizes: [%i], strides: [1] : memref<*xf32> to memref<?xf32>
  return %1, %2 : memref<*xf32>, memref<?xf32>
}
