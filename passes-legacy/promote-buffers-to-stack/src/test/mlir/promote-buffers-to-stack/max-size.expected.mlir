module {
  func.func @f() {
    %alloca = memref.alloca() : memref<16xf32>
    %alloc = memref.alloc() : memref<17xf32>
    return
  }
}

