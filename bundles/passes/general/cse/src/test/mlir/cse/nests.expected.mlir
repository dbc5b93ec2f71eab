module {
  func.func @dead(%arg0: index, %arg1: memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    return
  }
  func.func @written(%arg0: index, %arg1: memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      scf.for %arg3 = %c0 to %arg2 step %c1 {
        scf.for %arg4 = %c0 to %arg2 step %c1 {
          %0 = arith.addi %arg4, %arg3 : index
          memref.store %0, %arg1[%0] : memref<?xindex>
        }
      }
    }
    return
  }
  func.func @equal(%arg0: index, %arg1: i1) -> (index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg0) -> (index) {
      %1 = scf.if %arg1 -> (index) {
        %2 = arith.addi %arg3, %arg2 : index
        scf.yield %2 : index
      } else {
        scf.yield %arg3 : index
      }
      scf.yield %1 : index
    }
    return %0, %0 : index, index
  }
  func.func @unknown(%arg0: index) -> (index, index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %arg0) -> (index) {
      %2 = "test.unknown"(%arg2) : (index) -> index
      scf.yield %2 : index
    }
    %1 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %arg0) -> (index) {
      %2 = "test.unknown"(%arg2) : (index) -> index
      scf.yield %2 : index
    }
    return %0, %1 : index, index
  }
}

