module {
  func.func @stored(%arg0: memref<?xmemref<f64>>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %0 = arith.remui %arg2, %arg1 : index
      %1 = arith.cmpi eq, %0, %c0 : index
      %alloc = memref.alloc() : memref<f64>
      memref.store %alloc, %arg0[%arg2] : memref<?xmemref<f64>>
      scf.if %1 {
        %alloc_0 = memref.alloc() : memref<f64>
        memref.store %alloc_0, %arg0[%c0] : memref<?xmemref<f64>>
      }
    }
    return
  }
  func.func @in_a_branch(%arg0: memref<memref<f64>>, %arg1: i1) {
    scf.if %arg1 {
      %alloc = memref.alloc() : memref<f64>
      memref.store %alloc, %arg0[] : memref<memref<f64>>
    }
    return
  }
  func.func private @sink(index)
  func.func @address(%arg0: i1) -> index {
    %alloc = memref.alloc() : memref<f64>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<f64> -> index
    return %intptr : index
  }
}

