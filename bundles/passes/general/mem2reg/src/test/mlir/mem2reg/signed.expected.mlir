module {
  func.func @signed() -> (si8, vector<2xui16>) {
    %alloca = memref.alloca() : memref<si8>
    %0 = memref.load %alloca[] : memref<si8>
    %alloca_0 = memref.alloca() : memref<vector<2xui16>>
    %1 = memref.load %alloca_0[] : memref<vector<2xui16>>
    return %0, %1 : si8, vector<2xui16>
  }
}

