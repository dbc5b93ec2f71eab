function  algorithm  clones  deallocs  checks  peak bytes  bound
@small    legacy          0         0       0           0      0
          ownership       0         1       0          16     16
          lean            0         1       0          16     16
module {
  func.func @small(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %alloc, %arg0 : memref<4xf32> to memref<4xf32>
    return
  }
}

