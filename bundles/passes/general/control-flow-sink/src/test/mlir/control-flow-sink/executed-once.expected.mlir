module {
  func.func @a(%arg0: i1, %arg1: i32, %arg2: index) {
    %0 = test.region_if %arg1: i32 -> i32 then {
    ^bb0(%arg3: i32):
      %1 = arith.addi %arg1, %arg1 : i32
      test.region_if_yield %1 : i32
    } else {
    ^bb0(%arg3: i32):
      %1 = arith.addi %arg1, %arg1 : i32
      test.region_if_yield %1 : i32
    } join {
    ^bb0(%arg3: i32):
      %1 = arith.addi %arg1, %arg1 : i32
      test.region_if_yield %1 : i32
    }
    return
  }
}

