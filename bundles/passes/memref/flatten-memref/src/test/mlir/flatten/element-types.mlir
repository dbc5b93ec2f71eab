// RUN: --flatten-memref
// REFERENCE: crashes on elements that are neither integers nor floats
func.func @f(%a: memref<4x8xindex>, %b: memref<4x8xcomplex<f32>>, %c: memref<4x8xvector<4xf32>>, %i: index)
    -> (index, complex<f32>, vector<4xf32>, vector<4xf32>) {
  %0 = memref.load %a[%i, %i] : memref<4x8xindex>
  %1 = memref.load %b[%i, %i] : memref<4x8xcomplex<f32>>
  %2 = memref.load %c[%i, %i] : memref<4x8xvector<4xf32>>
  %3 = vector.load %c[%i, %i] : memref<4x8xvector<4xf32>>, vector<4xf32>
  return %0, %1, %2, %3 : index, complex<f32>, vector<4xf32>, vector<4xf32>
}
