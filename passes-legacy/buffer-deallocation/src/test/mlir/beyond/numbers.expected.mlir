module {
  func.func private @sum(memref<2xi64>) -> i64
  func.func @numbers(%arg0: i1, %arg1: i64) -> i64 {
    %0 = scf.if %arg0 -> (i64) {
      %alloc = memref.alloc() : memref<2xi64>
      %1 = func.call @sum(%alloc) : (memref<2xi64>) -> i64
      memref.dealloc %alloc : memref<2xi64>
      scf.yield %1 : i64
    } else {
      scf.yield %arg1 : i64
    }
    return %0 : i64
  }
}

