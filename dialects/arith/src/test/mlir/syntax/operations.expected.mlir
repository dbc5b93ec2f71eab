module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: index, %arg4: vector<4xi32>) {
    %c5_i32 = arith.constant 5 : i32
    %true = arith.constant true
    %c-3_i8 = arith.constant -3 : i8
    %cst = arith.constant dense<1> : vector<4xi32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c1_i32 = arith.constant {foo = 1 : i64} 1 : i32
    %0 = arith.addi %arg0, %arg1 overflow<nsw, nuw> : i32
    %1 = arith.addf %arg2, %arg2 fastmath<fast> : f32
    %2 = arith.cmpi slt, %arg0, %arg1 : i32
    %3 = arith.select %2, %arg0, %arg1 : i32
    %4 = arith.index_cast %arg0 : i32 to index
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
    %5 = arith.truncf %arg2 to_nearest_even : f32 to bf16
    %6 = arith.cmpf olt, %arg2, %arg2 fastmath<nnan,ninf> : f32
    return
  }
  func.func @g(%arg0: f32, %arg1: f16) {
    %0 = arith.truncf %arg0 upward fastmath<fast> : f32 to f16
    %1 = arith.truncf %arg0 fastmath<nnan> : f32 to f16
    %2 = arith.truncf %arg0 to_nearest_even : f32 to f16
    %3 = arith.truncf %arg0 {foo} : f32 to f16
    %4 = arith.extf %arg1 fastmath<nnan> : f16 to f32
    %5 = arith.extf %arg1 : f16 to f32
    return
  }
}

