module {
  func.func @rmw(%arg0: memref<10xf32>, %arg1: f32, %arg2: index, %arg3: memref<4x?xi32, strided<[?, 1]>>, %arg4: i32) -> f32 {
    %0 = memref.generic_atomic_rmw %arg0[%arg2] : memref<10xf32> {
    ^bb0(%arg5: f32):
      %4 = arith.maximumf %arg5, %arg1 : f32
      memref.atomic_yield %4 : f32
    }
    %1 = memref.generic_atomic_rmw %arg0[%arg2] : memref<10xf32> {
    ^bb0(%arg5: f32):
      %4 = arith.minnumf %arg5, %arg1 : f32
      memref.atomic_yield %4 : f32
    }
    %2 = memref.atomic_rmw mulf %arg1, %arg0[%arg2] : (f32, memref<10xf32>) -> f32
    %3 = memref.atomic_rmw maxs %arg4, %arg3[%arg2, %arg2] : (i32, memref<4x?xi32, strided<[?, 1]>>) -> i32
    return %0 : f32
  }
  func.func @reshape(%arg0: memref<*xf32>, %arg1: memref<3xi32>, %arg2: memref<?xindex>, %arg3: memref<2xindex>, %arg4: memref<0xindex>, %arg5: memref<1xi64>, %arg6: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = memref.load %arg1[%c2] : memref<3xi32>
    %1 = arith.index_cast %0 : i32 to index
    %2 = arith.muli %c1, %1 : index
    %c4 = arith.constant 4 : index
    %3 = arith.muli %2, %c4 : index
    %c0 = arith.constant 0 : index
    %4 = memref.load %arg1[%c0] : memref<3xi32>
    %5 = arith.index_cast %4 : i32 to index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%5, 4, %1], strides: [%3, %2, %c1] : memref<*xf32> to memref<?x4x?xf32>
    %reshape = memref.reshape %arg0(%arg2) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
    %c1_0 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    %6 = memref.load %arg3[%c1_1] : memref<2xindex>
    %7 = arith.muli %c1_0, %6 : index
    %c0_2 = arith.constant 0 : index
    %8 = memref.load %arg3[%c0_2] : memref<2xindex>
    %reinterpret_cast_3 = memref.reinterpret_cast %arg6 to offset: [0], sizes: [%8, %6], strides: [%7, %c1_0] : memref<?x?xf32> to memref<?x?xf32>
    %c1_4 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %9 = arith.muli %c1_4, %c3 : index
    %c2_5 = arith.constant 2 : index
    %reinterpret_cast_6 = memref.reinterpret_cast %arg6 to offset: [0], sizes: [2, 3], strides: [%9, %c1_4] : memref<?x?xf32> to memref<2x3xf32>
    %c1_7 = arith.constant 1 : index
    %reinterpret_cast_8 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
    %c1_9 = arith.constant 1 : index
    %c0_10 = arith.constant 0 : index
    %10 = memref.load %arg5[%c0_10] : memref<1xi64>
    %11 = arith.index_cast %10 : i64 to index
    %reinterpret_cast_11 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%11], strides: [%c1_9] : memref<*xf32> to memref<?xf32>
    %c1_12 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %reinterpret_cast_13 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [9], strides: [%c1_12] : memref<*xf32> to memref<9xf32>
    "any.use"(%reinterpret_cast, %reshape, %reinterpret_cast_3, %reinterpret_cast_6, %reinterpret_cast_8, %reinterpret_cast_11, %reinterpret_cast_13) : (memref<?x4x?xf32>, memref<*xf32>, memref<?x?xf32>, memref<2x3xf32>, memref<f32>, memref<?xf32>, memref<9xf32>) -> ()
    return
  }
  func.func @rt(%arg0: memref<*xf32, 3>, %arg1: memref<2xindex>) -> memref<?x?xf32, 3> {
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %0 = memref.load %arg1[%c1_0] : memref<2xindex>
    %1 = arith.muli %c1, %0 : index
    %c0 = arith.constant 0 : index
    %2 = memref.load %arg1[%c0] : memref<2xindex>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%2, %0], strides: [%1, %c1] : memref<*xf32, 3> to memref<?x?xf32, 3>
    return %reinterpret_cast : memref<?x?xf32, 3>
  }
}

