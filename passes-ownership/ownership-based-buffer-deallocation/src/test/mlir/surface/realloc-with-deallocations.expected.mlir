module {
  func.func @dyn(%arg0: index, %arg1: index, %arg2: f32, %arg3: index) -> memref<?xf32> {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    memref.store %arg2, %alloc[%arg3] : memref<?xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<?xf32>
    %0 = arith.cmpi ult, %dim, %arg1 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %alloc_0 = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc_0[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %alloc, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %alloc : memref<?xf32>
      scf.yield %alloc_0 : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    return %1 : memref<?xf32>
  }
  func.func @stat() -> memref<32xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %0 = arith.cmpi ult, %c4, %c8 : index
    %1 = scf.if %0 -> (memref<8xf32>) {
      %alloc_2 = memref.alloc() {alignment = 16 : i64} : memref<8xf32>
      %subview = memref.subview %alloc_2[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
      memref.copy %alloc, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
      memref.dealloc %alloc : memref<4xf32>
      scf.yield %alloc_2 : memref<8xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [8], strides: [1] : memref<4xf32> to memref<8xf32>
      scf.yield %reinterpret_cast : memref<8xf32>
    }
    %c8_0 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %2 = arith.cmpi ult, %c8_0, %c16 : index
    %3 = scf.if %2 -> (memref<16xf32>) {
      %alloc_2 = memref.alloc() : memref<16xf32>
      %subview = memref.subview %alloc_2[0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1]>>
      memref.copy %1, %subview : memref<8xf32> to memref<8xf32, strided<[1]>>
      memref.dealloc %1 : memref<8xf32>
      scf.yield %alloc_2 : memref<16xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %1 to offset: [0], sizes: [16], strides: [1] : memref<8xf32> to memref<16xf32>
      scf.yield %reinterpret_cast : memref<16xf32>
    }
    %c16_1 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %4 = arith.cmpi ult, %c16_1, %c32 : index
    %5 = scf.if %4 -> (memref<32xf32>) {
      %alloc_2 = memref.alloc() : memref<32xf32>
      %subview = memref.subview %alloc_2[0] [16] [1] : memref<32xf32> to memref<16xf32, strided<[1]>>
      memref.copy %3, %subview : memref<16xf32> to memref<16xf32, strided<[1]>>
      memref.dealloc %3 : memref<16xf32>
      scf.yield %alloc_2 : memref<32xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %3 to offset: [0], sizes: [32], strides: [1] : memref<16xf32> to memref<32xf32>
      scf.yield %reinterpret_cast : memref<32xf32>
    }
    return %5 : memref<32xf32>
  }
  func.func @loop(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> memref<?xf32> {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %alloc) -> (memref<?xf32>) {
      %c0 = arith.constant 0 : index
      %dim = memref.dim %arg6, %c0 : memref<?xf32>
      %1 = arith.cmpi ult, %dim, %arg5 : index
      %2 = scf.if %1 -> (memref<?xf32>) {
        %alloc_0 = memref.alloc(%arg5) : memref<?xf32>
        %subview = memref.subview %alloc_0[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
        memref.copy %arg6, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
        memref.dealloc %arg6 : memref<?xf32>
        scf.yield %alloc_0 : memref<?xf32>
      } else {
        %reinterpret_cast = memref.reinterpret_cast %arg6 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xf32> to memref<?xf32>
        scf.yield %reinterpret_cast : memref<?xf32>
      }
      memref.store %arg4, %2[%arg1] : memref<?xf32>
      scf.yield %2 : memref<?xf32>
    }
    return %0 : memref<?xf32>
  }
  func.func @arg(%arg0: memref<?xf32>, %arg1: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0_0 : memref<?xf32>
    %0 = arith.cmpi ult, %dim, %arg1 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %alloc = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.dealloc %arg0 : memref<?xf32>
      scf.yield %alloc : memref<?xf32>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
      scf.yield %reinterpret_cast : memref<?xf32>
    }
    %2 = memref.load %1[%c0] : memref<?xf32>
    return %2 : f32
  }
  func.func @space(%arg0: index) -> memref<?xf32, 3> {
    %alloc = memref.alloc(%arg0) : memref<?xf32, 3>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<?xf32, 3>
    %0 = arith.cmpi ult, %dim, %arg0 : index
    %1 = scf.if %0 -> (memref<?xf32, 3>) {
      %alloc_0 = memref.alloc(%arg0) : memref<?xf32, 3>
      %subview = memref.subview %alloc_0[0] [%dim] [1] : memref<?xf32, 3> to memref<?xf32, strided<[1]>, 3>
      memref.copy %alloc, %subview : memref<?xf32, 3> to memref<?xf32, strided<[1]>, 3>
      memref.dealloc %alloc : memref<?xf32, 3>
      scf.yield %alloc_0 : memref<?xf32, 3>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%arg0], strides: [1] : memref<?xf32, 3> to memref<?xf32, 3>
      scf.yield %reinterpret_cast : memref<?xf32, 3>
    }
    return %1 : memref<?xf32, 3>
  }
}

