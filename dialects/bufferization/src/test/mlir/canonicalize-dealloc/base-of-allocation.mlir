// RUN: --canonicalize
// The base buffer of an allocation is the allocation; that of an argument may be another memref.
func.func @base(%m: memref<?xf32>, %n: memref<?xf32>, %a: i1) {
  %c = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %b0, %o0, %s0, %t0 = memref.extract_strided_metadata %c : memref<?xf32> -> memref<f32>, index, index, index
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %n : memref<?xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%b0, %b1 : memref<f32>, memref<f32>) if (%a, %a)
  return
}
