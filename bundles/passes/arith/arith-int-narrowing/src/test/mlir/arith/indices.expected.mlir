module {
  func.func @f(%arg0: index, %arg1: memref<10xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    scf.for %arg2 = %c0 to %c100 step %c1 {
      %0 = arith.index_cast %arg2 : index to i8
      %1 = arith.extsi %0 : i8 to i32
      %2 = arith.index_castui %arg2 : index to i8
      %3 = arith.extui %2 : i8 to i32
      "test.use"(%1, %3) : (i32, i32) -> ()
    }
    return
  }
}

