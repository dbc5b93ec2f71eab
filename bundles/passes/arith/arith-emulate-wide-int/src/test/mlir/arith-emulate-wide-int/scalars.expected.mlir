module {
  func.func @add(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : i32, i1
    %4 = arith.extui %overflow : i1 to i32
    %5 = arith.addi %4, %1 : i32
    %6 = arith.addi %5, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
    %8 = vector.insert %6, %7 [1] : i32 into vector<2xi32>
    return %8 : vector<2xi32>
  }
  func.func @and(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.andi %0, %2 : i32
    %5 = arith.andi %1, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %4, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    return %7 : vector<2xi32>
  }
  func.func @mul(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %low, %high = arith.mului_extended %0, %2 : i32
    %4 = arith.muli %0, %3 : i32
    %5 = arith.muli %1, %2 : i32
    %6 = arith.addi %high, %4 : i32
    %7 = arith.addi %6, %5 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %8 = vector.insert %low, %cst [0] : i32 into vector<2xi32>
    %9 = vector.insert %7, %8 [1] : i32 into vector<2xi32>
    return %9 : vector<2xi32>
  }
  func.func @min(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ult, %0, %2 : i32
    %5 = arith.cmpi ult, %1, %3 : i32
    %6 = arith.cmpi eq, %1, %3 : i32
    %7 = arith.select %6, %4, %5 : i1
    %8 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %9 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %10 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %11 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %12 = arith.select %7, %8, %10 : i32
    %13 = arith.select %7, %9, %11 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %14 = vector.insert %12, %cst [0] : i32 into vector<2xi32>
    %15 = vector.insert %13, %14 [1] : i32 into vector<2xi32>
    return %15 : vector<2xi32>
  }
  func.func @sel(%arg0: i1, %arg1: vector<2xi32>, %arg2: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg2[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg2[1] : i32 from vector<2xi32>
    %4 = arith.select %arg0, %0, %2 : i32
    %5 = arith.select %arg0, %1, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %4, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    return %7 : vector<2xi32>
  }
}

