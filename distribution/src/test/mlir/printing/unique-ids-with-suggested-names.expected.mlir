module {
  func.func @f(%arg1: i1) {
    scf.if %arg1 {
      %cst_1 = arith.constant dense<1> : tensor<4xi32>
      %cst_2 = arith.constant dense<2> : tensor<4xi32>
    } else {
      %cst_0 = arith.constant dense<3> : tensor<4xi32>
    }
    %cst = arith.constant dense<4> : tensor<4xi32>
    %alloc = memref.alloc() : memref<i32>
    return
  }
  func.func @g(%arg0: i1) {
    %cst = arith.constant dense<5> : tensor<4xi32>
    %alloc = memref.alloc() : memref<i32>
    return
  }
}

