module {
  func.func @s(%arg0: memref<?xi32>, %arg1: index, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.while (%arg3 = %c0, %arg4 = %arg2) : (index, i32) -> (index, i32) {
      %1 = arith.cmpi slt, %arg3, %arg1 : index
      scf.condition(%1) %arg3, %arg4 : index, i32
    } do {
    ^bb0(%arg3: index, %arg4: i32):
      %1 = arith.addi %arg3, %c1 : index
      %2 = memref.load %arg0[%arg3] : memref<?xi32>
      %3 = arith.muli %2, %arg4 : i32
      %4 = scf.while (%arg5 = %arg3) : (index) -> index {
        %5 = arith.cmpi slt, %arg5, %arg1 : index
        scf.condition(%5) %arg5 : index
      } do {
      ^bb0(%arg5: index):
        %5 = arith.addi %arg5, %c1 : index
        memref.store %arg4, %arg0[%arg5] : memref<?xi32>
        scf.yield %5 : index
      } attributes {foo = 1 : i64}
      scf.yield %1, %3 : index, i32
    } attributes {bar}
    return %0#1 : i32
  }
}

