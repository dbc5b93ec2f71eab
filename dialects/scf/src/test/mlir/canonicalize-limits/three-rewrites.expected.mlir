module {
  func.func @unused_result(%arg0: i1, %arg1: index, %arg2: memref<?xindex>) -> index {
    %c2 = arith.constant 2 : index
    %0 = scf.if %arg0 -> (index) {
      %alloc = memref.alloc() : memref<2xindex>
      %cast = memref.cast %alloc : memref<2xindex> to memref<?xindex>
      memref.store %arg1, %alloc[%c2] : memref<2xindex>
      %1 = memref.load %arg2[%arg1] : memref<?xindex>
      %2 = arith.addi %1, %arg1 : index
      scf.yield %2 : index
    } else {
      %1 = arith.muli %arg1, %arg1 : index
      scf.yield %1 : index
    }
    return %0 : index
  }
  func.func @unused_argument(%arg0: index, %arg1: index) -> index {
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc() : memref<3xindex>
    %cast = memref.cast %alloc : memref<3xindex> to memref<?xindex>
    %0:2 = scf.while (%arg2 = %arg0, %arg3 = %cast) : (index, memref<?xindex>) -> (index, index) {
      %1 = arith.cmpi slt, %arg2, %arg1 : index
      %2 = arith.addi %arg2, %c3 : index
      scf.condition(%1) %2, %arg1 : index, index
    } do {
    ^bb0(%arg2: index, %arg3: index):
      %alloc_0 = memref.alloc(%c3) : memref<?xindex>
      memref.store %arg2, %alloc_0[%arg3] : memref<?xindex>
      %1 = arith.cmpi slt, %arg2, %arg3 : index
      "test.use"(%1) : (i1) -> ()
      scf.yield %arg2, %alloc_0 : index, memref<?xindex>
    }
    return %0#0 : index
  }
  func.func @one_iteration(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.forall (%arg1) = (3) to (4) step (1) {
      %0 = arith.addi %arg1, %c4 : index
      "test.use"(%0) : (index) -> ()
    }
    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c1, %arg0) step (%c1, %c1) {
      scf.for %arg3 = %c0 to %c4 step %c4 {
        %0 = arith.addi %arg2, %arg3 : index
        %1 = arith.addi %0, %c4 : index
        "test.use"(%1) : (index) -> ()
      }
      scf.reduce 
    }
    scf.parallel (%arg1) = (%c0) to (%arg0) step (%c1) {
      scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) {
        %0 = arith.addi %c4, %arg2 : index
        "test.use"(%0) : (index) -> ()
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

