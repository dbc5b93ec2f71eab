module {
  func.func @a(%arg0: vector<4x3xf32>, %arg1: f32, %arg2: index) -> (vector<3xf32>, f32, vector<4x3xf32>, f32) {
    %0 = ub.poison : vector<3xf32>
    %1 = ub.poison : f32
    %2 = ub.poison : vector<4x3xf32>
    %3 = vector.extract %arg0[0, %arg2] : f32 from vector<4x3xf32>
    return %0, %1, %2, %3 : vector<3xf32>, f32, vector<4x3xf32>, f32
  }
}

// -----
module {
  func.func @c(%arg0: vector<4xf32>) -> (f32, f32, f32, f32) {
    %0:4 = vector.to_elements %arg0 : vector<4xf32>
    return %0#0, %0#1, %0#2, %0#3 : f32, f32, f32, f32
  }
}

// -----
module {
  func.func @d(%arg0: vector<2x2xf32>, %arg1: f32) -> (f32, f32, vector<2x2xf32>, f32) {
    %0:4 = vector.to_elements %arg0 {x} : vector<2x2xf32>
    return %0#0, %arg1, %arg0, %arg1 : f32, f32, vector<2x2xf32>, f32
  }
}

// -----
module {
  func.func @s(%arg0: vector<[2]xf32>) -> f32 {
    %0:2 = vector.to_elements %arg0 : vector<[2]xf32>
    return %0#0 : f32
  }
}

// -----
module {
  func.func @g(%arg0: f32, %arg1: vector<1xf32>, %arg2: vector<1x1xf32>) -> (vector<1xf32>, vector<1xf32>, vector<1x1xf32>, vector<1x1xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<1xf32>
    %1 = vector.broadcast %arg1 : vector<1xf32> to vector<1x1xf32>
    %2 = vector.broadcast %arg0 : f32 to vector<1x1xf32>
    %3 = vector.broadcast %arg0 : f32 to vector<1xf32>
    return %0, %3, %1, %2 : vector<1xf32>, vector<1xf32>, vector<1x1xf32>, vector<1x1xf32>
  }
}

// -----
module {
  func.func @h(%arg0: index, %arg1: f32, %arg2: vector<1xf32>, %arg3: vector<f32>) -> (vector<1xf32>, vector<f32>) {
    %0 = vector.insert %arg1, %arg2 [%arg0] : f32 into vector<1xf32>
    %1 = vector.broadcast %arg1 : f32 to vector<f32>
    return %0, %1 : vector<1xf32>, vector<f32>
  }
}

// -----
module {
  func.func @k(%arg0: index) -> (f32, vector<4xf32>) {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00, 7.000000e+00, 4.000000e+00]> : vector<4xf32>
    return %cst, %cst_0 : f32, vector<4xf32>
  }
}

// -----
module {
  func.func @m(%arg0: f32, %arg1: f32) -> (vector<2xf32>, f32, vector<4xf32>, vector<2xf32>) {
    %0 = ub.poison : vector<4xf32>
    %1 = ub.poison : f32
    %2 = ub.poison : vector<2xf32>
    %3 = vector.insert %arg0, %2 [0] : f32 into vector<2xf32>
    %4 = vector.insert %arg1, %3 [1] : f32 into vector<2xf32>
    %5 = vector.insert %1, %4 [0] : f32 into vector<2xf32>
    return %4, %1, %0, %5 : vector<2xf32>, f32, vector<4xf32>, vector<2xf32>
  }
}

// -----
module {
  func.func @al(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: vector<4xi32>) {
    vector.store %arg2, %arg0[%arg1] {alignment = 8 : i64, nontemporal = true} : memref<8xf32>, vector<4xf32>
    vector.maskedstore %arg0[%arg1], %arg3, %arg2 {alignment = 8 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32>
    vector.scatter %arg0[%arg1] [%arg4], %arg3, %arg2 {alignment = 8 : i64} : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    vector.compressstore %arg0[%arg1], %arg3, %arg2 {alignment = 8 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32>
    return
  }
}

// -----
module {
  func.func @n2(%arg0: memref<8x8xf32>, %arg1: index, %arg2: vector<2x4xf32>, %arg3: vector<2x4xi1>, %arg4: vector<2x4xi32>) -> vector<2x4xf32> {
    %0 = vector.maskedload %arg0[%arg1, %arg1], %arg3, %arg2 : memref<8x8xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
    vector.maskedstore %arg0[%arg1, %arg1], %arg3, %arg2 : memref<8x8xf32>, vector<2x4xi1>, vector<2x4xf32>
    vector.scatter %arg0[%arg1, %arg1] [%arg4], %arg3, %arg2 : memref<8x8xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
}

// -----
module {
  func.func @a(%arg0: vector<2xf32>) -> (vector<4xf32>, vector<2xf32>, vector<2xf32>) {
    %0 = ub.poison : vector<2xf32>
    %cst = arith.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 2.000000e+00]> : vector<4xf32>
    %1 = vector.shuffle %arg0, %arg0 [-1, -1] : vector<2xf32>, vector<2xf32>
    %2 = vector.shuffle %arg0, %0 [0, 2] : vector<2xf32>, vector<2xf32>
    return %cst, %1, %2 : vector<4xf32>, vector<2xf32>, vector<2xf32>
  }
}

// -----
module {
  func.func @b(%arg0: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
    %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
    return %arg0, %arg0, %cst : vector<2xf32>, vector<2xf32>, vector<2xf32>
  }
}

