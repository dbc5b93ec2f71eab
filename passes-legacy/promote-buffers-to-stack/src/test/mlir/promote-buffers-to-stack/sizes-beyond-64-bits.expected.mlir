module {
  func.func @f() {
    %alloca = memref.alloca() : memref<16xf32>
    %alloc = memref.alloc() : memref<4294967296x4294967296xf32>
    return
  }
}

