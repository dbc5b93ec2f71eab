module attributes {mortise.policies = [{allocate = @take, free = @give}]} {
  func.func private @take(index) -> memref<?xi8>
  func.func private @give(index)
  func.func @main(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c4 = arith.constant 4 : index
    %0 = arith.muli %arg1, %c4 : index
    %1 = call @take(%0) : (index) -> memref<?xi8>
    %view = memref.view %1[%c0][%arg1] : memref<?xi8> to memref<?xf32>
    memref.copy %arg2, %view : memref<?xf32> to memref<?xf32>
    %2 = arith.xori %arg0, %true : i1
    scf.if %2 {
      %intptr_0 = memref.extract_aligned_pointer_as_index %view : memref<?xf32> -> index
      func.call @give(%intptr_0) : (index) -> ()
    }
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.copy %view, %arg2 : memref<?xf32> to memref<?xf32>
    %intptr = memref.extract_aligned_pointer_as_index %view : memref<?xf32> -> index
    call @give(%intptr) : (index) -> ()
    return
  ^bb2:  // pred: ^bb0
    return
  }
  func.func private @no_buffers(%arg0: index) -> index {
    return %arg0 : index
  }
}

