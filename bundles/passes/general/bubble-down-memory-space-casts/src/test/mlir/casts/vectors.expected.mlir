module {
  func.func @f(%arg0: memref<4x8xf32, 3>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: vector<4xi32>, %arg5: f32) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.load %arg0[%arg1, %arg1] {nontemporal = true} : memref<4x8xf32, 3>, vector<4xf32>
    vector.store %arg2, %arg0[%arg1, %arg1] : memref<4x8xf32, 3>, vector<4xf32>
    %1 = vector.maskedload %arg0[%arg1, %arg1], %arg3, %arg2 : memref<4x8xf32, 3>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg0[%arg1, %arg1], %arg3, %arg2 : memref<4x8xf32, 3>, vector<4xi1>, vector<4xf32>
    %2 = vector.gather %arg0[%arg1, %arg1] [%arg4], %arg3, %arg2 : memref<4x8xf32, 3>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.scatter %arg0[%arg1, %arg1] [%arg4], %arg3, %arg2 : memref<4x8xf32, 3>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    %3 = vector.expandload %arg0[%arg1, %arg1], %arg3, %arg2 : memref<4x8xf32, 3>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.compressstore %arg0[%arg1, %arg1], %arg3, %arg2 : memref<4x8xf32, 3>, vector<4xi1>, vector<4xf32>
    %4 = vector.transfer_read %arg0[%arg1, %arg1], %arg5 : memref<4x8xf32, 3>, vector<4xf32>
    vector.transfer_write %arg2, %arg0[%arg1, %arg1] : vector<4xf32>, memref<4x8xf32, 3>
    return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
}

