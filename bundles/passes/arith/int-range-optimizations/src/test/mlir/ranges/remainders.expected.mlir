module {
  func.func @both(%arg0: i32) -> (i32, i32, i32, i32) {
    %c7_i32 = arith.constant 7 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.andi %arg0, %c7_i32 : i32
    %1 = arith.remui %0, %c7_i32 : i32
    %2 = arith.remsi %arg0, %c8_i32 : i32
    return %0, %0, %1, %2 : i32, i32, i32, i32
  }
  func.func @loop(%arg0: memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c1 {
      memref.store %arg1, %arg0[%arg1] : memref<?xindex>
    }
    return
  }
}

