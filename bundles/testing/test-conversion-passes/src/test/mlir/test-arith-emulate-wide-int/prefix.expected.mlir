module {
  func.func @entry(%arg0: i64) -> i64 {
    %0 = call @emulate_me_please(%arg0) : (i64) -> i64
    return %0 : i64
  }
  func.func @emulate_me_please(%arg0: i64) -> i64 {
    %0 = llvm.bitcast %arg0 : i64 to vector<2xi32>
    %1 = vector.extract %0[0] : i32 from vector<2xi32>
    %2 = vector.extract %0[1] : i32 from vector<2xi32>
    %3 = vector.extract %0[0] : i32 from vector<2xi32>
    %4 = vector.extract %0[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %1, %3 : i32, i1
    %5 = arith.extui %overflow : i1 to i32
    %6 = arith.addi %5, %2 : i32
    %7 = arith.addi %6, %4 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %8 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
    %9 = vector.insert %7, %8 [1] : i32 into vector<2xi32>
    %10 = llvm.bitcast %9 : vector<2xi32> to i64
    return %10 : i64
  }
  func.func @other(%arg0: i64) -> i64 {
    %0 = arith.addi %arg0, %arg0 : i64
    return %0 : i64
  }
}

