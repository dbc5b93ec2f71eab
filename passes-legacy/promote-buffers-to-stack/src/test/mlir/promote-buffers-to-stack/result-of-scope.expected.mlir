module {
  func.func @result(%arg0: index) -> i64 {
    %0 = memref.alloca_scope  -> (memref<3xi64>) {
      %alloc = memref.alloc() : memref<3xi64>
      memref.alloca_scope.return %alloc : memref<3xi64>
    }
    %1 = memref.load %0[%arg0] : memref<3xi64>
    return %1 : i64
  }
}

