module {
  func.func @other_widths(%arg0: index) {
    %alloc = memref.alloc() : memref<4xvector<2xi8>>
    %0 = memref.load %alloc[%arg0] : memref<4xvector<2xi8>>
    memref.store %0, %alloc[%arg0] : memref<4xvector<2xi8>>
    %alloc_0 = memref.alloc() : memref<4xi64>
    %1 = memref.load %alloc_0[%arg0] : memref<4xi64>
    return
  }
}

