module {
  func.func @constants(%arg0: memref<index>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c17 = arith.constant 17 : index
    %c5 = arith.constant 5 : index
    scf.for %arg1 = %c1 to %c5 step %c4 {
      memref.store %arg1, %arg0[] : memref<index>
    }
    scf.for %arg1 = %c5 to %c17 step %c4 {
      memref.store %arg1, %arg0[] : memref<index>
    }
    return
  }
  func.func @one(%arg0: memref<index>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg1 = %c1 to %c4 step %c4 {
      memref.store %arg1, %arg0[] : memref<index>
    }
    return
  }
}

