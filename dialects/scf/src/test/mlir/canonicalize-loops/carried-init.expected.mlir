module {
  func.func @unused(%arg0: i32, %arg1: index, %arg2: index) -> i32 {
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %arg1 to %arg2 step %c1 {
      "t.use"(%arg3) : (index) -> ()
    }
    return %arg0 : i32
  }
  func.func @used(%arg0: i32, %arg1: index, %arg2: index) -> i32 {
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %arg1 to %arg2 step %c1 {
      "t.use"(%arg0) : (i32) -> ()
    }
    return %arg0 : i32
  }
}

