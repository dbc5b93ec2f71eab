module {
  func.func @takes(%arg0: memref<?xf32>) {
    memref.dealloc %arg0 : memref<?xf32>
    return
  }
  func.func @returnsArgument(%arg0: index, %arg1: memref<?xf32>) -> memref<?xf32> {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    return %arg1 : memref<?xf32>
  }
  func.func @returnsClone(%arg0: index, %arg1: memref<?xf32>) -> memref<?xf32> attributes {mortise.keep = "complete"} {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
    return %0 : memref<?xf32>
  }
  func.func @returnsCloneIfNotOwned(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) -> memref<?xf32> attributes {mortise.keep = "complete"} {
    %true = arith.constant true
    %false = arith.constant false
    %0:2 = scf.if %arg0 -> (memref<?xf32>, i1) {
      %alloc = memref.alloc(%arg1) : memref<?xf32>
      scf.yield %alloc, %true : memref<?xf32>, i1
    } else {
      scf.yield %arg2, %false : memref<?xf32>, i1
    }
    %1 = scf.if %0#1 -> (memref<?xf32>) {
      scf.yield %0#0 : memref<?xf32>
    } else {
      %2 = bufferization.clone %0#0 : memref<?xf32> to memref<?xf32>
      scf.yield %2 : memref<?xf32>
    }
    return %1 : memref<?xf32>
  }
  func.func @frees(%arg0: index) attributes {mortise.keep = "complete"} {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    return
  }
}

