module {
  func.func @to_dynamic(%arg0: memref<2xf32>, %arg1: index) -> memref<?xf32> {
    %c2 = arith.constant 2 : index
    %0 = arith.cmpi ult, %c2, %arg1 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %alloc = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc[0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
      memref.copy %arg0, %subview : memref<2xf32> to memref<2xf32, strided<[1]>>
      memref.dealloc %arg0 : memref<2xf32>
      scf.yield %alloc : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<2xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    return %1 : memref<?xf32>
  }
  func.func @both_dynamic(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.cmpi ult, %dim, %arg1 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %alloc = memref.alloc(%arg1) {alignment = 8 : i64} : memref<?xf32>
      %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %arg0 : memref<?xf32>
      scf.yield %alloc : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    return %1 : memref<?xf32>
  }
  func.func @to_static(%arg0: memref<?xf32>) -> memref<4xf32> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %c4 = arith.constant 4 : index
    %0 = arith.cmpi ult, %dim, %c4 : index
    %1 = scf.if %0 -> (memref<4xf32>) {
      %alloc = memref.alloc() : memref<4xf32>
      %subview = memref.subview %alloc[0] [%dim] [1] : memref<4xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %arg0 : memref<?xf32>
      scf.yield %alloc : memref<4xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
      scf.yield %reinterpret_cast : memref<4xf32>
    }
    return %1 : memref<4xf32>
  }
  func.func @in_a_memory_space(%arg0: memref<3xf32, 1>) -> memref<5xf32, 1> {
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %0 = arith.cmpi ult, %c3, %c5 : index
    %1 = scf.if %0 -> (memref<5xf32, 1>) {
      %alloc = memref.alloc() : memref<5xf32, 1>
      %subview = memref.subview %alloc[0] [3] [1] : memref<5xf32, 1> to memref<3xf32, strided<[1]>, 1>
      memref.copy %arg0, %subview : memref<3xf32, 1> to memref<3xf32, strided<[1]>, 1>
      memref.dealloc %arg0 : memref<3xf32, 1>
      scf.yield %alloc : memref<5xf32, 1>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [5], strides: [1] : memref<3xf32, 1> to memref<5xf32, 1>
      scf.yield %reinterpret_cast : memref<5xf32, 1>
    }
    return %1 : memref<5xf32, 1>
  }
}

