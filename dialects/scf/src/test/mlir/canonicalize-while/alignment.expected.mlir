module {
  func.func @swapped(%arg0: i32, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (i32, i32) -> (i32, i32) {
      %1 = arith.cmpi slt, %arg3, %arg2 : i32
      scf.condition(%1) %arg3, %arg4 : i32, i32
    } do {
    ^bb0(%arg3: i32, %arg4: i32):
      %1 = "test.n"(%arg4) : (i32) -> i32
      scf.yield %1, %arg3 : i32, i32
    }
    return %0#1, %0#0 : i32, i32
  }
  func.func @rotated(%arg0: i32, %arg1: i64, %arg2: index) -> (i64, index, i32) {
    %0:3 = scf.while (%arg3 = %arg0, %arg4 = %arg1, %arg5 = %arg2) : (i32, i64, index) -> (i32, i64, index) {
      %1 = "test.c"(%arg3) : (i32) -> i1
      scf.condition(%1) %arg3, %arg4, %arg5 : i32, i64, index
    } do {
    ^bb0(%arg3: i32, %arg4: i64, %arg5: index):
      %1:3 = "test.n"(%arg4, %arg5, %arg3) : (i64, index, i32) -> (i32, i64, index)
      scf.yield %1#0, %1#1, %1#2 : i32, i64, index
    }
    return %0#1, %0#2, %0#0 : i64, index, i32
  }
}

