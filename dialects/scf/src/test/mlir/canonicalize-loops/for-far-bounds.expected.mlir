module {
  func.func @far_apart(%arg0: memref<?xindex>) {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %c9223372036854775807 = arith.constant 9223372036854775807 : index
    %c3 = arith.constant 3 : index
    scf.for %arg1 = %c-9223372036854775808 to %c9223372036854775807 step %c3 {
      memref.store %arg1, %arg0[%arg1] : memref<?xindex>
    }
    return
  }
  func.func @narrow(%arg0: memref<?xi8>, %arg1: index) {
    %c-128_i8 = arith.constant -128 : i8
    %c127_i8 = arith.constant 127 : i8
    scf.for %arg2 = %c-128_i8 to %c127_i8 step %c127_i8  : i8 {
      memref.store %arg2, %arg0[%arg1] : memref<?xi8>
    }
    return
  }
}

