module {
  func.func @shrunk(%arg0: memref<4xf32, 1>) -> memref<2xf32, 1> {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0 = arith.cmpi ult, %c4, %c2 : index
    %1 = scf.if %0 -> (memref<2xf32, 1>) {
      %alloc = memref.alloc() : memref<2xf32, 1>
      %subview = memref.subview %alloc[0] [%c4] [1] : memref<2xf32, 1> to memref<?xf32, strided<[1]>, 1>
      memref.copy %arg0, %subview : memref<4xf32, 1> to memref<?xf32, strided<[1]>, 1>
      memref.dealloc %arg0 : memref<4xf32, 1>
      scf.yield %alloc : memref<2xf32, 1>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2], strides: [1] : memref<4xf32, 1> to memref<2xf32, 1>
      scf.yield %reinterpret_cast : memref<2xf32, 1>
    }
    return %1 : memref<2xf32, 1>
  }
}

