module {
  func.func @load(%arg0: memref<8xf32, strided<[2]>>, %arg1: index, %arg2: vector<4xf32>) -> vector<4xf32> {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = vector.maskedload %arg0[%arg1], %cst, %arg2 : memref<8xf32, strided<[2]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @expanded_load(%arg0: memref<8xf32, strided<[2]>>, %arg1: index, %arg2: vector<4xf32>) -> vector<4xf32> {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = vector.expandload %arg0[%arg1], %cst, %arg2 : memref<8xf32, strided<[2]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @store(%arg0: memref<8xf32, strided<[2]>>, %arg1: index, %arg2: vector<4xf32>) {
    %cst = arith.constant dense<true> : vector<4xi1>
    vector.maskedstore %arg0[%arg1], %cst, %arg2 : memref<8xf32, strided<[2]>>, vector<4xi1>, vector<4xf32>
    return
  }
  func.func @stored_nowhere(%arg0: memref<8xf32, strided<[2]>>, %arg1: index, %arg2: vector<4xf32>) {
    return
  }
}

