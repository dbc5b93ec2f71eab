#set = affine_set<(d0) : (d0 - 3 >= 0)>
module {
  func.func @f(%arg0: memref<10xi32>, %arg1: i1) {
    affine.for %arg2 = 0 to 10 {
      %0 = affine.load %arg0[%arg2] : memref<10xi32>
      affine.if #set(%arg2) {
        %1 = arith.addi %0, %0 : i32
        affine.store %1, %arg0[%arg2] : memref<10xi32>
      }
    }
    return
  }
}

