module {
  func.func @ext(%arg0: vector<4x3xi8>, %arg1: index, %arg2: vector<3xi8>, %arg3: i8, %arg4: vector<4x3xi32>, %arg5: vector<4xi8>) -> (vector<3xi32>, i32, i32, vector<2x2xi32>, vector<4x3xi32>, vector<3xi32>, vector<4x3xi32>, vector<3x4xi32>) {
    %cst = arith.constant dense<[1, 2, 128]> : vector<3xi16>
    %cst_0 = arith.constant dense<[1, 2, 127]> : vector<3xi8>
    %cst_1 = arith.constant dense<1> : vector<4x3xi8>
    %0 = vector.extract %arg0[%arg1] : vector<3xi8> from vector<4x3xi8>
    %1 = arith.extsi %0 : vector<3xi8> to vector<3xi32>
    %2 = vector.extract %arg0[1, 2] : i8 from vector<4x3xi8>
    %3 = arith.extsi %2 : i8 to i32
    %4 = arith.extui %arg2 : vector<3xi8> to vector<3xi32>
    %5 = vector.extractelement %arg2[%arg1 : index] : vector<3xi8>
    %6 = arith.extui %5 : i8 to i32
    %7 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi8> to vector<2x2xi8>
    %8 = arith.extsi %7 : vector<2x2xi8> to vector<2x2xi32>
    %9 = vector.insert %4, %arg4 [1] : vector<3xi32> into vector<4x3xi32>
    %10 = vector.insert %arg2, %cst_1 [1] : vector<3xi8> into vector<4x3xi8>
    %11 = arith.extui %10 : vector<4x3xi8> to vector<4x3xi32>
    %12 = arith.extsi %arg3 : i8 to i32
    %13 = vector.insertelement %12, %4[%arg1 : index] : vector<3xi32>
    %14 = vector.insertelement %arg3, %cst_0[%arg1 : index] : vector<3xi8>
    %15 = arith.extsi %14 : vector<3xi8> to vector<3xi32>
    %16 = arith.trunci %12 : i32 to i16
    %17 = vector.insertelement %16, %cst[%arg1 : index] : vector<3xi16>
    %18 = arith.extsi %17 : vector<3xi16> to vector<3xi32>
    %19 = vector.broadcast %arg2 : vector<3xi8> to vector<4x3xi8>
    %20 = arith.extui %19 : vector<4x3xi8> to vector<4x3xi32>
    %21 = vector.transpose %arg0, [1, 0] : vector<4x3xi8> to vector<3x4xi8>
    %22 = arith.extsi %21 : vector<3x4xi8> to vector<3x4xi32>
    %23 = vector.flat_transpose %arg5 {columns = 2 : i32, rows = 2 : i32} : vector<4xi8> -> vector<4xi8>
    %24 = arith.extsi %23 : vector<4xi8> to vector<4xi32>
    %25 = vector.insert_strided_slice %arg2, %cst_1 {offsets = [0, 0], strides = [1]} : vector<3xi8> into vector<4x3xi8>
    %26 = arith.extui %25 : vector<4x3xi8> to vector<4x3xi32>
    "test.use"(%15, %18, %11, %24, %26) : (vector<3xi32>, vector<3xi32>, vector<4x3xi32>, vector<4xi32>, vector<4x3xi32>) -> ()
    return %1, %3, %6, %8, %9, %13, %20, %22 : vector<3xi32>, i32, i32, vector<2x2xi32>, vector<4x3xi32>, vector<3xi32>, vector<4x3xi32>, vector<3x4xi32>
  }
}

