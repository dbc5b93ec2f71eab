module {
  func.func @alloc() {
    %alloc = memref.alloc() : memref<4xvector<2xi32>>
    memref.dealloc %alloc : memref<4xvector<2xi32>>
    return
  }
  func.func @alloca(%arg0: index, %arg1: index) {
    %alloca = memref.alloca(%arg0) : memref<?xvector<2xi32>>
    %0 = memref.load %alloca[%arg1] : memref<?xvector<2xi32>>
    return
  }
  func.func @subview(%arg0: index, %arg1: index) {
    %alloc = memref.alloc(%arg0) : memref<?xvector<2xi32>>
    %subview = memref.subview %alloc[0] [4] [1] : memref<?xvector<2xi32>> to memref<4xvector<2xi32>>
    return
  }
  func.func @vec(%arg0: memref<4xvector<2xi64>>, %arg1: index) {
    %alloc = memref.alloc() : memref<4xvector<3x2xi32>>
    %0 = memref.load %alloc[%arg1] : memref<4xvector<3x2xi32>>
    memref.store %0, %alloc[%arg1] : memref<4xvector<3x2xi32>>
    return
  }
  func.func @copy(%arg0: index) {
    %alloc = memref.alloc() : memref<4xvector<2xi32>>
    %alloc_0 = memref.alloc() : memref<4xvector<2xi32>>
    memref.copy %alloc, %alloc_0 : memref<4xvector<2xi32>> to memref<4xvector<2xi32>>
    %dim = memref.dim %alloc, %arg0 : memref<4xvector<2xi32>>
    return
  }
  func.func @unranked(%arg0: index) {
    %alloc = memref.alloc() : memref<4xvector<2xi32>>
    %cast = memref.cast %alloc : memref<4xvector<2xi32>> to memref<*xvector<2xi32>>
    return
  }
  func.func @memofmem(%arg0: index) {
    %alloc = memref.alloc() : memref<4xmemref<4xvector<2xi32>>>
    %alloc_0 = memref.alloc() : memref<4xf64>
    return
  }
}

