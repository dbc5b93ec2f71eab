module {
  func.func @a(%arg0: vector<4x3xf32>, %arg1: f32, %arg2: index) -> (vector<3xf32>, f32, vector<4x3xf32>, f32) {
    %0 = vector.extract %arg0[-1] : vector<3xf32> from vector<4x3xf32>
    %1 = vector.extract %arg0[%arg2, -1] : f32 from vector<4x3xf32>
    %2 = vector.insert %arg1, %arg0 [-1, 0] : f32 into vector<4x3xf32>
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
    %1 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<2x2xf32>
    %2 = vector.from_elements %arg1, %arg1, %arg1, %arg1 : vector<2x2xf32>
    %3:4 = vector.to_elements %2 : vector<2x2xf32>
    %4 = vector.broadcast %arg1 : f32 to vector<f32>
    %5 = vector.to_elements %4 : vector<f32>
    return %0#0, %3#1, %1, %5 : f32, f32, vector<2x2xf32>, f32
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
    %0 = vector.insert %arg0, %arg1 [0] : f32 into vector<1xf32>
    %1 = vector.insert %arg1, %arg2 [0] : vector<1xf32> into vector<1x1xf32>
    %2 = vector.insert %arg0, %arg2 [0, 0] : f32 into vector<1x1xf32>
    %3 = vector.from_elements %arg0 : vector<1xf32>
    return %0, %3, %1, %2 : vector<1xf32>, vector<1xf32>, vector<1x1xf32>, vector<1x1xf32>
  }
}

// -----
module {
  func.func @h(%arg0: index, %arg1: f32, %arg2: vector<1xf32>, %arg3: vector<f32>) -> (vector<1xf32>, vector<f32>) {
    %0 = vector.insert %arg1, %arg2 [%arg0] : f32 into vector<1xf32>
    %1 = vector.insert %arg1, %arg3 [] : f32 into vector<f32>
    return %0, %1 : vector<1xf32>, vector<f32>
  }
}

// -----
module {
  func.func @k(%arg0: index) -> (f32, vector<4xf32>) {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>
    %c2 = arith.constant 2 : index
    %cst_0 = arith.constant 7.000000e+00 : f32
    %0 = ub.poison : vector<4xf32>
    %1 = vector.extract %cst[%c2] : f32 from vector<4xf32>
    %2 = vector.insert %cst_0, %cst [%c2] : f32 into vector<4xf32>
    return %1, %2 : f32, vector<4xf32>
  }
}

// -----
module {
  func.func @m(%arg0: f32, %arg1: f32) -> (vector<2xf32>, f32, vector<4xf32>, vector<2xf32>) {
    %0 = ub.poison : vector<2xf32>
    %1 = vector.insert %arg0, %0 [0] : f32 into vector<2xf32>
    %2 = vector.insert %arg1, %1 [1] : f32 into vector<2xf32>
    %3 = vector.extract %0[0] : f32 from vector<2xf32>
    %4 = vector.shuffle %0, %0 [0, 1, 2, 3] : vector<2xf32>, vector<2xf32>
    %5 = ub.poison : f32
    %6 = vector.insert %5, %2 [0] : f32 into vector<2xf32>
    return %2, %3, %4, %6 : vector<2xf32>, f32, vector<4xf32>, vector<2xf32>
  }
}

// -----
module {
  func.func @al(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: vector<4xi32>) {
    %0 = vector.load %arg0[%arg1] {alignment = 8 : i64} : memref<8xf32>, vector<4xf32>
    vector.store %arg2, %arg0[%arg1] {alignment = 8 : i64, nontemporal = true} : memref<8xf32>, vector<4xf32>
    %1 = vector.maskedload %arg0[%arg1], %arg3, %arg2 {alignment = 8 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg0[%arg1], %arg3, %arg2 {alignment = 8 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32>
    %2 = vector.gather %arg0[%arg1] [%arg4], %arg3, %arg2 {alignment = 8 : i64} : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.scatter %arg0[%arg1] [%arg4], %arg3, %arg2 {alignment = 8 : i64} : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    %3 = vector.expandload %arg0[%arg1], %arg3, %arg2 {alignment = 8 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
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
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
    %0 = ub.poison : vector<2xf32>
    %1 = vector.shuffle %cst, %cst [0, -1, 2, 3] : vector<2xf32>, vector<2xf32>
    %2 = vector.shuffle %arg0, %arg0 [-1, -1] : vector<2xf32>, vector<2xf32>
    %3 = vector.shuffle %arg0, %0 [0, 2] : vector<2xf32>, vector<2xf32>
    return %1, %2, %3 : vector<4xf32>, vector<2xf32>, vector<2xf32>
  }
}

// -----
module {
  func.func @b(%arg0: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
    %0 = ub.poison : vector<2xf32>
    %1 = vector.shuffle %arg0, %arg0 [0, 1] : vector<2xf32>, vector<2xf32>
    %2 = vector.shuffle %0, %arg0 [2, 3] : vector<2xf32>, vector<2xf32>
    %3 = vector.shuffle %cst, %0 [0, 3] : vector<2xf32>, vector<2xf32>
    return %1, %2, %3 : vector<2xf32>, vector<2xf32>, vector<2xf32>
  }
}

