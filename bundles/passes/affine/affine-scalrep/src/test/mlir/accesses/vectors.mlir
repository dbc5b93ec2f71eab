// RUN: --affine-scalrep
// REFERENCE: compares the first elements of vectors only
func.func @partial(%x: vector<4xf32>, %y: f32, %m: memref<8xf32>) -> (vector<4xf32>, vector<4xf32>, f32) {
  affine.vector_store %x, %m[0] : memref<8xf32>, vector<4xf32>
  affine.store %y, %m[1] : memref<8xf32>
  %0 = affine.vector_load %m[0] : memref<8xf32>, vector<4xf32>
  affine.vector_store %x, %m[4] : memref<8xf32>, vector<4xf32>
  affine.store %y, %m[3] : memref<8xf32>
  %1 = affine.vector_load %m[4] : memref<8xf32>, vector<4xf32>
  affine.store %y, %m[7] : memref<8xf32>
  affine.vector_store %x, %m[4] : memref<8xf32>, vector<4xf32>
  %2 = affine.load %m[7] : memref<8xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, f32
}

func.func @unread(%x: vector<4xf32>, %y: f32, %m: memref<8xf32>) -> vector<4xf32> {
  affine.store %y, %m[1] : memref<8xf32>
  %0 = affine.vector_load %m[0] : memref<8xf32>, vector<4xf32>
  affine.store %y, %m[1] : memref<8xf32>
  affine.store %y, %m[2] : memref<8xf32>
  affine.store %y, %m[2] : memref<8xf32>
  return %0 : vector<4xf32>
}
