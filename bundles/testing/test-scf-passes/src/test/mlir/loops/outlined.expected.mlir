module {
  func.func @outlined_then0(%arg0: i8, %arg1: memref<?xi8>, %arg2: index) -> i8 {
    %c1 = arith.constant 1 : index
    memref.store %arg0, %arg1[%c1] : memref<?xi8>
    %0 = memref.load %arg1[%c1] : memref<?xi8>
    return %0 : i8
  }
  func.func @outlined_else0(%arg0: i8) -> i8 {
    return %arg0 : i8
  }
  func.func @outlined_then1(%arg0: i8, %arg1: memref<?xi8>, %arg2: index) {
    %c1 = arith.constant 1 : index
    memref.store %arg0, %arg1[%c1] : memref<?xi8>
    return
  }
  func.func @f(%arg0: i1, %arg1: memref<?xi8>, %arg2: i8) -> i8 {
    %c1 = arith.constant 1 : index
    %0 = scf.if %arg0 -> (i8) {
      %1 = func.call @outlined_then0(%arg2, %arg1, %c1) : (i8, memref<?xi8>, index) -> i8
      scf.yield %1 : i8
    } else {
      %1 = func.call @outlined_else0(%arg2) : (i8) -> i8
      scf.yield %1 : i8
    }
    scf.if %arg0 {
      func.call @outlined_then1(%0, %arg1, %c1) : (i8, memref<?xi8>, index) -> ()
    }
    return %0 : i8
  }
}

