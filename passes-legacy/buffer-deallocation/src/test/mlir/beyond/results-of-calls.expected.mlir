module {
  func.func private @new() -> memref<2xi64> {
    %alloc = memref.alloc() : memref<2xi64>
    return %alloc : memref<2xi64>
  }
  func.func private @newThroughCall() -> memref<2xi64> {
    %0 = call @new() : () -> memref<2xi64>
    return %0 : memref<2xi64>
  }
  func.func private @same(%arg0: memref<2xi64>) -> memref<2xi64> {
    return %arg0 : memref<2xi64>
  }
  func.func private @newOrSame(%arg0: i1, %arg1: memref<2xi64>) -> memref<2xi64> {
    %alloc = memref.alloc() : memref<2xi64>
    %0 = arith.select %arg0, %alloc, %arg1 : memref<2xi64>
    %1 = bufferization.clone %0 : memref<2xi64> to memref<2xi64>
    memref.dealloc %alloc : memref<2xi64>
    return %1 : memref<2xi64>
  }
  func.func private @recursive(%arg0: i1, %arg1: memref<2xi64>) -> memref<2xi64> {
    %0 = scf.if %arg0 -> (memref<2xi64>) {
      %1 = func.call @recursive(%arg0, %arg1) : (i1, memref<2xi64>) -> memref<2xi64>
      %2 = bufferization.clone %1 : memref<2xi64> to memref<2xi64>
      memref.dealloc %1 : memref<2xi64>
      scf.yield %2 : memref<2xi64>
    } else {
      %alloc = memref.alloc() : memref<2xi64>
      %1 = bufferization.clone %alloc : memref<2xi64> to memref<2xi64>
      memref.dealloc %alloc : memref<2xi64>
      scf.yield %1 : memref<2xi64>
    }
    return %0 : memref<2xi64>
  }
  func.func @calls(%arg0: i1, %arg1: memref<2xi64>, %arg2: memref<2xi64>) -> memref<2xi64> {
    %0 = call @newThroughCall() : () -> memref<2xi64>
    memref.copy %0, %arg2 : memref<2xi64> to memref<2xi64>
    %1 = call @same(%0) : (memref<2xi64>) -> memref<2xi64>
    %2 = call @newOrSame(%arg0, %1) : (i1, memref<2xi64>) -> memref<2xi64>
    memref.dealloc %0 : memref<2xi64>
    %3 = call @recursive(%arg0, %arg1) : (i1, memref<2xi64>) -> memref<2xi64>
    memref.copy %3, %arg2 : memref<2xi64> to memref<2xi64>
    memref.dealloc %3 : memref<2xi64>
    %f = constant @new : () -> memref<2xi64>
    %4 = call_indirect %f() : () -> memref<2xi64>
    memref.copy %4, %arg2 : memref<2xi64> to memref<2xi64>
    memref.dealloc %4 : memref<2xi64>
    return %2 : memref<2xi64>
  }
  func.func @freed_already(%arg0: memref<2xi64>) {
    %0 = call @new() : () -> memref<2xi64>
    memref.copy %0, %arg0 : memref<2xi64> to memref<2xi64>
    memref.dealloc %0 : memref<2xi64>
    return
  }
}

