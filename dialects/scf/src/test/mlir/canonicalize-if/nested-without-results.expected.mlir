module {
  func.func @f(%arg0: i1, %arg1: i1, %arg2: i16, %arg3: i16, %arg4: i16) -> (i16, i16) {
    %0 = arith.andi %arg0, %arg1 : i1
    %1 = arith.select %arg0, %arg2, %arg3 : i16
    %2 = scf.if %0 -> (i16) {
      %3 = "test.inside"() : () -> i16
      scf.yield %3 : i16
    } else {
      scf.yield %arg4 : i16
    }
    return %1, %2 : i16, i16
  }
  func.func @g(%arg0: i1, %arg1: i1, %arg2: i16, %arg3: i16) -> i16 {
    %0 = arith.andi %arg0, %arg1 : i1
    %1 = arith.select %arg0, %arg2, %arg3 : i16
    scf.if %0 {
      "test.inside"() : () -> ()
    }
    return %1 : i16
  }
}

