module {
  func.func @x() -> vector<2xi32> {
    %cst = arith.constant dense<[7, 0]> : vector<2xi32>
    %c7 = arith.constant 7 : index
    %0 = arith.index_cast %c7 : index to i32
    %c0_i32 = arith.constant 0 : i32
    %1 = arith.cmpi slt, %0, %c0_i32 : i32
    %2 = arith.extsi %1 : i1 to i32
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %3 = vector.insert %0, %cst_0 [0] : i32 into vector<2xi32>
    %4 = vector.insert %2, %3 [1] : i32 into vector<2xi32>
    return %4 : vector<2xi32>
  }
  func.func @y() -> vector<2xi32> {
    %cst = arith.constant dense<[7, 0]> : vector<2xi32>
    %c7_i32 = arith.constant 7 : i32
    %c7_i32_0 = arith.constant 7 : i32
    %cst_1 = arith.constant dense<0> : vector<2xi32>
    %0 = vector.insert %c7_i32_0, %cst_1 [0] : i32 into vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @z() -> vector<2xi32> {
    %cst = arith.constant dense<[7, 0]> : vector<2xi32>
    %c7_i16 = arith.constant 7 : i16
    %c7_i32 = arith.constant 7 : i32
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %0 = vector.insert %c7_i32, %cst_0 [0] : i32 into vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @v() -> vector<2x2xi32> {
    %cst = arith.constant dense<[[7, 0], [8, 0]]> : vector<2x2xi32>
    %cst_0 = arith.constant dense<[7, 8]> : vector<2xi16>
    %0 = vector.shape_cast %cst_0 : vector<2xi16> to vector<2x1xi16>
    %1 = arith.extsi %0 : vector<2x1xi16> to vector<2x1xi32>
    %cst_1 = arith.constant dense<0> : vector<2x1xi32>
    %2 = arith.cmpi slt, %1, %cst_1 : vector<2x1xi32>
    %3 = arith.extsi %2 : vector<2x1xi1> to vector<2x1xi32>
    %cst_2 = arith.constant dense<0> : vector<2x2xi32>
    %4 = vector.insert_strided_slice %1, %cst_2 {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
    %5 = vector.insert_strided_slice %3, %4 {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x2xi32>
    return %5 : vector<2x2xi32>
  }
}

