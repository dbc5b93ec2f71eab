module {
  func.func @partial(%arg0: vector<4xf32>, %arg1: f32, %arg2: memref<8xf32>) -> (vector<4xf32>, vector<4xf32>, f32) {
    affine.vector_store %arg0, %arg2[0] : memref<8xf32>, vector<4xf32>
    affine.store %arg1, %arg2[1] : memref<8xf32>
    %0 = affine.vector_load %arg2[0] : memref<8xf32>, vector<4xf32>
    affine.store %arg1, %arg2[3] : memref<8xf32>
    affine.store %arg1, %arg2[7] : memref<8xf32>
    affine.vector_store %arg0, %arg2[4] : memref<8xf32>, vector<4xf32>
    %1 = affine.load %arg2[7] : memref<8xf32>
    return %0, %arg0, %1 : vector<4xf32>, vector<4xf32>, f32
  }
  func.func @unread(%arg0: vector<4xf32>, %arg1: f32, %arg2: memref<8xf32>) -> vector<4xf32> {
    affine.store %arg1, %arg2[1] : memref<8xf32>
    %0 = affine.vector_load %arg2[0] : memref<8xf32>, vector<4xf32>
    affine.store %arg1, %arg2[1] : memref<8xf32>
    affine.store %arg1, %arg2[2] : memref<8xf32>
    return %0 : vector<4xf32>
  }
}

