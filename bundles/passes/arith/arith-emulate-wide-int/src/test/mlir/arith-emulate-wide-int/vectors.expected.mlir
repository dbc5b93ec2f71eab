module {
  func.func @add(%arg0: vector<3x2xi32>, %arg1: vector<3x2xi32>) -> vector<3x2xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %2 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %3 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : vector<3x1xi32>, vector<3x1xi1>
    %4 = arith.extui %overflow : vector<3x1xi1> to vector<3x1xi32>
    %5 = arith.addi %4, %1 : vector<3x1xi32>
    %6 = arith.addi %5, %3 : vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %7 = vector.insert_strided_slice %sum, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %8 = vector.insert_strided_slice %6, %7 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %8 : vector<3x2xi32>
  }
  func.func @cmp(%arg0: vector<3x2xi32>, %arg1: vector<3x2xi32>) -> vector<3xi1> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %2 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %3 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %4 = arith.cmpi ult, %0, %2 : vector<3x1xi32>
    %5 = arith.cmpi slt, %1, %3 : vector<3x1xi32>
    %6 = arith.cmpi eq, %1, %3 : vector<3x1xi32>
    %7 = arith.select %6, %4, %5 : vector<3x1xi1>, vector<3x1xi1>
    %8 = vector.shape_cast %7 : vector<3x1xi1> to vector<3xi1>
    return %8 : vector<3xi1>
  }
  func.func @ext(%arg0: vector<3xi16>) -> vector<3x2xi32> {
    %0 = vector.shape_cast %arg0 : vector<3xi16> to vector<3x1xi16>
    %1 = arith.extsi %0 : vector<3x1xi16> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x1xi32>
    %2 = arith.cmpi slt, %1, %cst : vector<3x1xi32>
    %3 = arith.extsi %2 : vector<3x1xi1> to vector<3x1xi32>
    %cst_0 = arith.constant dense<0> : vector<3x2xi32>
    %4 = vector.insert_strided_slice %1, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %5 = vector.insert_strided_slice %3, %4 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %5 : vector<3x2xi32>
  }
  func.func @extu(%arg0: vector<3xi32>) -> vector<3x2xi32> {
    %0 = vector.shape_cast %arg0 : vector<3xi32> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %1 = vector.insert_strided_slice %0, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %1 : vector<3x2xi32>
  }
  func.func @trunc(%arg0: vector<3x2xi32>) -> vector<3xi16> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.shape_cast %0 : vector<3x1xi32> to vector<3xi32>
    %2 = arith.trunci %1 : vector<3xi32> to vector<3xi16>
    return %2 : vector<3xi16>
  }
  func.func @sel(%arg0: vector<3xi1>, %arg1: vector<3x2xi32>) -> vector<3x2xi32> {
    return %arg1 : vector<3x2xi32>
  }
  func.func @sel2(%arg0: i1, %arg1: vector<3x2xi32>) -> vector<3x2xi32> {
    return %arg1 : vector<3x2xi32>
  }
  func.func @shl(%arg0: vector<3x2xi32>, %arg1: vector<3x2xi32>) -> vector<3x2xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %2 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x1xi32>
    %cst_0 = arith.constant dense<32> : vector<3x1xi32>
    %3 = arith.cmpi uge, %2, %cst_0 : vector<3x1xi32>
    %4 = arith.shli %0, %2 : vector<3x1xi32>
    %5 = arith.select %3, %cst, %4 : vector<3x1xi1>, vector<3x1xi32>
    %6 = arith.select %3, %cst_0, %2 : vector<3x1xi1>, vector<3x1xi32>
    %7 = arith.subi %cst_0, %6 : vector<3x1xi32>
    %8 = arith.shrui %0, %7 : vector<3x1xi32>
    %9 = arith.subi %2, %cst_0 : vector<3x1xi32>
    %10 = arith.shli %0, %9 : vector<3x1xi32>
    %11 = arith.shli %1, %2 : vector<3x1xi32>
    %12 = arith.select %3, %cst, %11 : vector<3x1xi1>, vector<3x1xi32>
    %13 = arith.select %3, %10, %8 : vector<3x1xi1>, vector<3x1xi32>
    %14 = arith.ori %13, %12 : vector<3x1xi32>
    %cst_1 = arith.constant dense<0> : vector<3x2xi32>
    %15 = vector.insert_strided_slice %5, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %16 = vector.insert_strided_slice %14, %15 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %16 : vector<3x2xi32>
  }
  func.func @uf(%arg0: vector<3x2xi32>) -> vector<3xf32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %2 = vector.shape_cast %0 : vector<3x1xi32> to vector<3xi32>
    %3 = vector.shape_cast %1 : vector<3x1xi32> to vector<3xi32>
    %cst = arith.constant dense<0> : vector<3xi32>
    %4 = arith.cmpi eq, %3, %cst : vector<3xi32>
    %5 = arith.uitofp %2 : vector<3xi32> to vector<3xf32>
    %6 = arith.uitofp %3 : vector<3xi32> to vector<3xf32>
    %cst_0 = arith.constant dense<4.2949673E+9> : vector<3xf32>
    %7 = arith.mulf %6, %cst_0 : vector<3xf32>
    %8 = arith.addf %5, %7 : vector<3xf32>
    %9 = arith.select %4, %5, %8 : vector<3xi1>, vector<3xf32>
    return %9 : vector<3xf32>
  }
  func.func @ic(%arg0: vector<3xindex>) -> vector<3x2xi32> {
    %0 = arith.index_cast %arg0 : vector<3xindex> to vector<3xi32>
    %1 = vector.shape_cast %0 : vector<3xi32> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x1xi32>
    %2 = arith.cmpi slt, %1, %cst : vector<3x1xi32>
    %3 = arith.extsi %2 : vector<3x1xi1> to vector<3x1xi32>
    %cst_0 = arith.constant dense<0> : vector<3x2xi32>
    %4 = vector.insert_strided_slice %1, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %5 = vector.insert_strided_slice %3, %4 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %5 : vector<3x2xi32>
  }
  func.func @ci(%arg0: vector<3x2xi32>) -> vector<3xindex> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.shape_cast %0 : vector<3x1xi32> to vector<3xi32>
    %2 = arith.index_cast %1 : vector<3xi32> to vector<3xindex>
    return %2 : vector<3xindex>
  }
  func.func @m2(%arg0: vector<3x4x2xi32>) -> vector<3x4x2xi32> {
    return %arg0 : vector<3x4x2xi32>
  }
}

