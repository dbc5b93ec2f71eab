module {
  func.func @elements(%arg0: i1, %arg1: i32) -> i32 {
    %alloca = memref.alloca() : memref<i32>
    %alloca_0 = memref.alloca() : memref<i32>
    %alloca_1 = memref.alloca() : memref<i32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    memref.store %arg1, %alloca_1[] : memref<i32>
    scf.if %arg0 {
      memref.store %arg1, %alloca_0[] : memref<i32>
    }
    %0 = memref.load %alloca[] : memref<i32>
    return %0 : i32
  }
  func.func @references(%arg0: i32) {
    %c1 = arith.constant 1 : index
    %alloca = memref.alloca() : memref<memref<2xi32>>
    %alloca_0 = memref.alloca() : memref<2xi32>
    memref.store %alloca_0, %alloca[] : memref<memref<2xi32>>
    %0 = memref.load %alloca[] : memref<memref<2xi32>>
    memref.store %arg0, %0[%c1] : memref<2xi32>
    return
  }
  func.func @stay(%arg0: i32, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %alloca = memref.alloca() : memref<4xi32>
    memref.store %arg0, %alloca[%c0] : memref<4xi32>
    memref.store %arg0, %alloca[%arg1] : memref<4xi32>
    %alloca_0 = memref.alloca() : memref<4xi32>
    memref.store %arg0, %alloca_0[%c5] : memref<4xi32>
    %alloca_1 = memref.alloca() : memref<17xi32>
    memref.store %arg0, %alloca_1[%c5] : memref<17xi32>
    %alloca_2 = memref.alloca() : memref<1xi32>
    memref.store %arg0, %alloca_2[%c0] : memref<1xi32>
    %alloca_3 = memref.alloca() : memref<0xi32>
    memref.store %arg0, %alloca_3[%c0] : memref<0xi32>
    %alloca_4 = memref.alloca() : memref<4xi32>
    return
  }
}

