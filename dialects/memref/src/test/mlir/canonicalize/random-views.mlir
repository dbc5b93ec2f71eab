// RUN: --canonicalize --allow-unregistered-dialect
// Random mixes of allocations, casts, subviews and their users.
func.func @f0(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32>, memref<4x4xf32>) {
  %v0 = arith.constant 2 : index
  %v1 = arith.constant 0 : index
  %v2 = memref.subview %e[%j, 0] [2, 2] [%v1, 1] : memref<?x8xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %v3 = memref.alloc() : memref<4x4xf32>
  %v4 = arith.constant 0 : index
  %v5 = memref.subview %v2[0, 0] [2, 2] [1, 1] : memref<2x2xf32, strided<[?, 1], offset: ?>> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %v6 = memref.cast %d : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.store %f, %e[%j, %i] : memref<?x8xf32>
  memref.dealloc %v3 : memref<4x4xf32>
  %v7 = memref.cast %v3 : memref<4x4xf32> to memref<?x4xf32>
  memref.dealloc %v2 : memref<2x2xf32, strided<[?, 1], offset: ?>>
  %v8 = memref.alloc() : memref<4x4xf32>
  return %v6, %v7, %v8 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32>, memref<4x4xf32>
}
func.func @f1(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<2x2xf32, strided<[?, 1], offset: 0>>, memref<8x4xf32>, memref<8x?xf32>) {
  %v0 = arith.constant 1 : index
  %v1 = arith.constant 2 : index
  %v2 = arith.constant 4 : index
  %v3 = memref.subview %d[0, 0] [2, 2] [1, 1] : memref<?x?xf32> to memref<2x2xf32, strided<[?, 1], offset: 0>>
  %v4 = memref.alloc() : memref<8x4xf32>
  memref.dealloc %e : memref<?x8xf32>
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 1 : index
  %v7 = memref.load %v3[%v5, %v6] : memref<2x2xf32, strided<[?, 1], offset: 0>>
  "test.use"(%v7) : (f32) -> ()
  %v8 = memref.alloc(%j) : memref<8x?xf32>
  %v9 = memref.load %e[%i, %j] : memref<?x8xf32>
  "test.use"(%v9) : (f32) -> ()
  %v10 = arith.constant 1 : index
  %v11 = arith.constant 1 : index
  memref.store %f, %v8[%v10, %v11] : memref<8x?xf32>
  %v12 = arith.constant 1 : index
  %v13 = memref.dim %v4, %v12 : memref<8x4xf32>
  %v14 = arith.constant 0 : index
  %v15 = memref.dim %v4, %v14 : memref<8x4xf32>
  "test.use"(%v13) : (index) -> ()
  "test.use"(%v15) : (index) -> ()
  return %v3, %v4, %v8 : memref<2x2xf32, strided<[?, 1], offset: 0>>, memref<8x4xf32>, memref<8x?xf32>
}
func.func @f2(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<2x1xf32, strided<[16, 1], offset: ?>>, memref<4x1xf32, strided<[8, 2], offset: ?>>, memref<2x2xf32, strided<[?, 1], offset: 0>>) {
  %v0 = arith.constant 4 : index
  %v1 = memref.alloc(%v0) : memref<?x8xf32>
  memref.copy %d, %d : memref<?x?xf32> to memref<?x?xf32>
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 4 : index
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 1 : index
  %v6 = memref.subview %m[0, %v3] [2, 1] [2, 1] : memref<4x8xf32> to memref<2x1xf32, strided<[16, 1], offset: ?>>
  %v7 = arith.constant 2 : index
  %v8 = arith.constant 0 : index
  %v9 = memref.subview %e[0, %i] [4, 1] [1, 2] : memref<?x8xf32> to memref<4x1xf32, strided<[8, 2], offset: ?>>
  %v10 = arith.constant 1 : index
  %v11 = memref.dim %d, %v10 : memref<?x?xf32>
  %v12 = arith.constant 4 : index
  memref.store %f, %d[%v11, %v12] : memref<?x?xf32>
  %v13 = memref.subview %d[0, 0] [2, 2] [1, 1] : memref<?x?xf32> to memref<2x2xf32, strided<[?, 1], offset: 0>>
  memref.copy %e, %v1 : memref<?x8xf32> to memref<?x8xf32>
  "test.use"(%v11) : (index) -> ()
  return %v6, %v9, %v13 : memref<2x1xf32, strided<[16, 1], offset: ?>>, memref<4x1xf32, strided<[8, 2], offset: ?>>, memref<2x2xf32, strided<[?, 1], offset: 0>>
}
func.func @f3(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<4x4xf32, strided<[16, 1], offset: ?>>, memref<1x?xf32, strided<[?, 1], offset: 0>>, memref<4x2xf32, strided<[8, 1], offset: 0>>) {
  memref.dealloc %e : memref<?x8xf32>
  memref.store %f, %d[%j, %i] : memref<?x?xf32>
  %v0 = arith.constant 4 : index
  %v1 = memref.subview %d[%j, %j] [%i, 2] [1, 2] : memref<?x?xf32> to memref<?x2xf32, strided<[?, 2], offset: ?>>
  %v2 = memref.load %m[%j, %i] : memref<4x8xf32>
  "test.use"(%v2) : (f32) -> ()
  %v3 = arith.constant 0 : index
  %v4 = memref.subview %e[%j, 1] [4, 4] [2, 1] : memref<?x8xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  %v5 = arith.constant 2 : index
  %v6 = arith.constant 0 : index
  %v7 = memref.subview %d[0, 0] [1, %i] [%v6, 1] : memref<?x?xf32> to memref<1x?xf32, strided<[?, 1], offset: 0>>
  memref.dealloc %v7 : memref<1x?xf32, strided<[?, 1], offset: 0>>
  %v8 = arith.constant 0 : index
  %v9 = memref.dim %v7, %v8 : memref<1x?xf32, strided<[?, 1], offset: 0>>
  %v10 = arith.constant 4 : index
  %v11 = arith.constant 0 : index
  %v12 = arith.constant 4 : index
  %v13 = memref.subview %e[0, 0] [4, 2] [1, 1] : memref<?x8xf32> to memref<4x2xf32, strided<[8, 1], offset: 0>>
  "test.use"(%v9) : (index) -> ()
  return %v4, %v7, %v13 : memref<4x4xf32, strided<[16, 1], offset: ?>>, memref<1x?xf32, strided<[?, 1], offset: 0>>, memref<4x2xf32, strided<[8, 1], offset: 0>>
}
func.func @f5(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<4x8xf32>, memref<8x8xf32>, memref<4x2xf32, strided<[8, ?], offset: 8>>) {
  %v0 = memref.alloc(%i) : memref<8x?xf32>
  %v1 = arith.constant 2 : index
  %v2 = memref.load %d[%i, %v1] : memref<?x?xf32>
  "test.use"(%v2) : (f32) -> ()
  %v3 = arith.constant 1 : index
  memref.store %f, %e[%i, %v3] : memref<?x8xf32>
  %v4 = memref.load %d[%i, %j] : memref<?x?xf32>
  "test.use"(%v4) : (f32) -> ()
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 2 : index
  %v7 = arith.constant 2 : index
  %v8 = arith.constant 4 : index
  %v9 = memref.subview %v0[0, 0] [8, 2] [1, 1] : memref<8x?xf32> to memref<8x2xf32, strided<[?, 1], offset: 0>>
  %v10 = memref.alloc() : memref<4x8xf32>
  memref.store %f, %d[%i, %j] : memref<?x?xf32>
  %v11 = memref.alloc() : memref<8x8xf32>
  %v12 = arith.constant 0 : index
  %v13 = arith.constant 4 : index
  %v14 = memref.subview %v11[1, 0] [4, 2] [1, %i] : memref<8x8xf32> to memref<4x2xf32, strided<[8, ?], offset: 8>>
  return %v10, %v11, %v14 : memref<4x8xf32>, memref<8x8xf32>, memref<4x2xf32, strided<[8, ?], offset: 8>>
}
func.func @f6(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<8x4xf32>, memref<?x?xf32>, memref<?x4xf32>) {
  %v0 = memref.cast %e : memref<?x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %v1 = memref.alloc() : memref<8x4xf32>
  %v2 = memref.load %v1[%j, %j] : memref<8x4xf32>
  "test.use"(%v2) : (f32) -> ()
  %v3 = arith.constant 2 : index
  %v4 = memref.alloc(%v3, %j) : memref<?x?xf32>
  memref.copy %e, %v4 : memref<?x8xf32> to memref<?x?xf32>
  %v5 = arith.constant 0 : index
  %v6 = memref.alloc(%v5) : memref<?x4xf32>
  %v7 = arith.constant 1 : index
  %v8 = memref.dim %v1, %v7 : memref<8x4xf32>
  "test.use"(%v8) : (index) -> ()
  return %v1, %v4, %v6 : memref<8x4xf32>, memref<?x?xf32>, memref<?x4xf32>
}
func.func @f7(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<?x8xf32>, memref<?x1xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32>) {
  %v0 = arith.constant 2 : index
  %v1 = memref.subview %m[0, 1] [1, 1] [%i, %i] : memref<4x8xf32> to memref<1x1xf32, strided<[?, ?], offset: 1>>
  %v2 = arith.constant 1 : index
  %v3 = memref.subview %v1[0, 0] [1, 1] [1, 1] : memref<1x1xf32, strided<[?, ?], offset: 1>> to memref<1x1xf32, strided<[?, ?], offset: 1>>
  %v4 = memref.cast %v1 : memref<1x1xf32, strided<[?, ?], offset: 1>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  %v5 = memref.alloc(%i) : memref<8x?xf32>
  %v6 = arith.constant 1 : index
  %v7 = memref.alloc(%v6) : memref<?x8xf32>
  %v8 = arith.constant 0 : index
  %v9 = memref.dim %v1, %v8 : memref<1x1xf32, strided<[?, ?], offset: 1>>
  %v10 = arith.constant 0 : index
  %v11 = memref.dim %v5, %v10 : memref<8x?xf32>
  %v12 = memref.cast %v1 : memref<1x1xf32, strided<[?, ?], offset: 1>> to memref<?x1xf32, strided<[?, ?], offset: ?>>
  %v13 = memref.alloc(%v9) : memref<4x?xf32>
  "test.use"(%v9) : (index) -> ()
  "test.use"(%v11) : (index) -> ()
  return %v7, %v12, %v13 : memref<?x8xf32>, memref<?x1xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32>
}
func.func @f8(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<2x4xf32, strided<[16, 2], offset: 8>>, memref<1x1xf32, strided<[16, 1], offset: ?>>) {
  %v0 = arith.constant 1 : index
  %v1 = memref.dim %e, %v0 : memref<?x8xf32>
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 1 : index
  %v4 = memref.subview %e[1, %i] [4, 4] [1, 1] : memref<?x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  %v5 = memref.alloc() : memref<4x8xf32>
  %v6 = memref.cast %m : memref<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
  %v7 = arith.constant 2 : index
  %v8 = memref.subview %v5[1, 0] [2, 4] [2, 2] : memref<4x8xf32> to memref<2x4xf32, strided<[16, 2], offset: 8>>
  %v9 = arith.constant 1 : index
  %v10 = memref.dim %v4, %v9 : memref<4x4xf32, strided<[8, 1], offset: ?>>
  %v11 = arith.constant 0 : index
  %v12 = memref.dim %v8, %v11 : memref<2x4xf32, strided<[16, 2], offset: 8>>
  %v13 = arith.constant 0 : index
  %v14 = arith.constant 0 : index
  %v15 = arith.constant 1 : index
  %v16 = memref.subview %v5[%v13, %v10] [1, 1] [2, 1] : memref<4x8xf32> to memref<1x1xf32, strided<[16, 1], offset: ?>>
  "test.use"(%v1) : (index) -> ()
  "test.use"(%v10) : (index) -> ()
  "test.use"(%v12) : (index) -> ()
  return %v6, %v8, %v16 : memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<2x4xf32, strided<[16, 2], offset: 8>>, memref<1x1xf32, strided<[16, 1], offset: ?>>
}
func.func @f10(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<1x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[16, 4], offset: ?>>, memref<1x?xf32, strided<[?, ?], offset: ?>>) {
  %v0 = arith.constant 1 : index
  memref.store %f, %m[%v0, %j] : memref<4x8xf32>
  %v1 = arith.constant 0 : index
  %v2 = memref.dim %d, %v1 : memref<?x?xf32>
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 1 : index
  %v5 = memref.subview %e[%v3, 1] [1, %i] [2, 2] : memref<?x8xf32> to memref<1x?xf32, strided<[16, 2], offset: ?>>
  %v6 = memref.cast %v5 : memref<1x?xf32, strided<[16, 2], offset: ?>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  memref.store %f, %v6[%v2, %j] : memref<1x?xf32, strided<[?, ?], offset: ?>>
  %v7 = arith.constant 1 : index
  %v8 = memref.subview %v5[0, %i] [%v7, 4] [1, 2] : memref<1x?xf32, strided<[16, 2], offset: ?>> to memref<?x4xf32, strided<[16, 4], offset: ?>>
  %v9 = memref.cast %v5 : memref<1x?xf32, strided<[16, 2], offset: ?>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  "test.use"(%v2) : (index) -> ()
  return %v6, %v8, %v9 : memref<1x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[16, 4], offset: ?>>, memref<1x?xf32, strided<[?, ?], offset: ?>>
}
func.func @f11(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<?x8xf32>, memref<4x4xf32, strided<[16, 1], offset: ?>>, memref<?x?xf32>) {
  %v0 = arith.constant 2 : index
  memref.store %f, %e[%v0, %i] : memref<?x8xf32>
  %v1 = arith.constant 2 : index
  %v2 = memref.load %m[%v1, %i] : memref<4x8xf32>
  "test.use"(%v2) : (f32) -> ()
  %v3 = arith.constant 1 : index
  %v4 = memref.load %e[%j, %v3] : memref<?x8xf32>
  "test.use"(%v4) : (f32) -> ()
  %v5 = arith.constant 4 : index
  %v6 = arith.constant 4 : index
  %v7 = arith.constant 2 : index
  %v8 = arith.constant 1 : index
  %v9 = memref.subview %e[0, %v6] [4, 4] [2, 1] : memref<?x8xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  %v10 = arith.constant 1 : index
  %v11 = memref.dim %m, %v10 : memref<4x8xf32>
  %v12 = memref.alloc(%j, %j) : memref<?x?xf32>
  memref.dealloc %d : memref<?x?xf32>
  %v13 = arith.constant 4 : index
  memref.store %f, %d[%v13, %v11] : memref<?x?xf32>
  "test.use"(%v11) : (index) -> ()
  return %e, %v9, %v12 : memref<?x8xf32>, memref<4x4xf32, strided<[16, 1], offset: ?>>, memref<?x?xf32>
}
func.func @f12(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<?x?xf32>, memref<2x?xf32, strided<[8, 1], offset: 0>>, memref<?x?xf32>) {
  %v0 = memref.cast %d : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %v1 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 1 : index
  %v5 = memref.subview %e[0, 0] [2, %v3] [1, 1] : memref<?x8xf32> to memref<2x?xf32, strided<[8, 1], offset: 0>>
  memref.dealloc %v0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.store %f, %v1[%i, %i] : memref<?x?xf32>
  %v6 = memref.load %v1[%j, %j] : memref<?x?xf32>
  "test.use"(%v6) : (f32) -> ()
  %v7 = arith.constant 0 : index
  %v8 = memref.dim %v0, %v7 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %v9 = arith.constant 0 : index
  %v10 = memref.dim %v5, %v9 : memref<2x?xf32, strided<[8, 1], offset: 0>>
  %v11 = memref.cast %e : memref<?x8xf32> to memref<?x?xf32>
  "test.use"(%v8) : (index) -> ()
  "test.use"(%v10) : (index) -> ()
  return %v1, %v5, %v11 : memref<?x?xf32>, memref<2x?xf32, strided<[8, 1], offset: 0>>, memref<?x?xf32>
}
func.func @f13(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<?x8xf32>, memref<8x8xf32>, memref<2x2xf32, strided<[?, 1], offset: 1>>) {
  %v0 = memref.alloc(%j) : memref<4x?xf32>
  %v1 = arith.constant 2 : index
  %v2 = memref.load %d[%v1, %j] : memref<?x?xf32>
  "test.use"(%v2) : (f32) -> ()
  %v3 = arith.constant 0 : index
  %v4 = memref.dim %d, %v3 : memref<?x?xf32>
  memref.copy %d, %m : memref<?x?xf32> to memref<4x8xf32>
  %v5 = arith.constant 0 : index
  %v6 = memref.dim %d, %v5 : memref<?x?xf32>
  %v7 = memref.alloc(%v4) : memref<?x8xf32>
  %v8 = memref.alloc() : memref<8x8xf32>
  %v9 = arith.constant 0 : index
  %v10 = memref.load %v7[%j, %v9] : memref<?x8xf32>
  "test.use"(%v10) : (f32) -> ()
  %v11 = arith.constant 2 : index
  %v12 = arith.constant 0 : index
  %v13 = arith.constant 0 : index
  %v14 = arith.constant 1 : index
  %v15 = memref.subview %v0[0, 1] [2, 2] [%v13, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: 1>>
  "test.use"(%v4) : (index) -> ()
  "test.use"(%v6) : (index) -> ()
  return %v7, %v8, %v15 : memref<?x8xf32>, memref<8x8xf32>, memref<2x2xf32, strided<[?, 1], offset: 1>>
}
func.func @f14(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<2x1xf32, strided<[?, ?], offset: ?>>, memref<4x2xf32, strided<[?, ?], offset: ?>>, memref<?x8xf32>) {
  %v0 = arith.constant 1 : index
  %v1 = memref.dim %e, %v0 : memref<?x8xf32>
  %v2 = arith.constant 0 : index
  %v3 = memref.dim %e, %v2 : memref<?x8xf32>
  %v4 = memref.cast %d : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %v5 = arith.constant 1 : index
  %v6 = arith.constant 2 : index
  %v7 = memref.subview %v4[1, 0] [2, 1] [%v3, %v3] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<2x1xf32, strided<[?, ?], offset: ?>>
  %v8 = memref.load %v4[%i, %v1] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  "test.use"(%v8) : (f32) -> ()
  %v9 = arith.constant 4 : index
  %v10 = memref.subview %v4[1, %v1] [4, 2] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x2xf32, strided<[?, ?], offset: ?>>
  %v11 = memref.alloc(%j) : memref<?x8xf32>
  %v12 = memref.load %v7[%v3, %j] : memref<2x1xf32, strided<[?, ?], offset: ?>>
  "test.use"(%v12) : (f32) -> ()
  "test.use"(%v1) : (index) -> ()
  "test.use"(%v3) : (index) -> ()
  return %v7, %v10, %v11 : memref<2x1xf32, strided<[?, ?], offset: ?>>, memref<4x2xf32, strided<[?, ?], offset: ?>>, memref<?x8xf32>
}
func.func @f15(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<8x8xf32>, memref<?x?xf32>, memref<8x8xf32, strided<[8, 1], offset: 0>>) {
  %v0 = memref.alloc(%j) : memref<4x?xf32>
  %v1 = arith.constant 1 : index
  %v2 = memref.alloc(%v1) : memref<?x8xf32>
  %v3 = arith.constant 1 : index
  %v4 = memref.alloc(%v3) : memref<?x8xf32>
  %v5 = memref.alloc() : memref<8x8xf32>
  %v6 = memref.cast %v4 : memref<?x8xf32> to memref<?x?xf32>
  %v7 = arith.constant 1 : index
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 1 : index
  %v10 = memref.subview %v5[0, 0] [8, 8] [1, 1] : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1], offset: 0>>
  %v11 = arith.constant 0 : index
  %v12 = memref.dim %v5, %v11 : memref<8x8xf32>
  %v13 = arith.constant 1 : index
  %v14 = memref.dim %v10, %v13 : memref<8x8xf32, strided<[8, 1], offset: 0>>
  "test.use"(%v12) : (index) -> ()
  "test.use"(%v14) : (index) -> ()
  return %v5, %v6, %v10 : memref<8x8xf32>, memref<?x?xf32>, memref<8x8xf32, strided<[8, 1], offset: 0>>
}
func.func @f16(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<?x8xf32>, memref<4x?xf32>, memref<1x1xf32, strided<[8, 2], offset: 0>>) {
  memref.dealloc %d : memref<?x?xf32>
  memref.dealloc %e : memref<?x8xf32>
  %v0 = memref.load %e[%j, %i] : memref<?x8xf32>
  "test.use"(%v0) : (f32) -> ()
  %v1 = arith.constant 0 : index
  %v2 = memref.dim %d, %v1 : memref<?x?xf32>
  %v3 = arith.constant 1 : index
  %v4 = memref.dim %m, %v3 : memref<4x8xf32>
  memref.copy %d, %e : memref<?x?xf32> to memref<?x8xf32>
  %v5 = memref.alloc(%v2) : memref<4x?xf32>
  %v6 = arith.constant 1 : index
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 2 : index
  %v9 = memref.subview %m[0, 0] [1, 1] [1, 2] : memref<4x8xf32> to memref<1x1xf32, strided<[8, 2], offset: 0>>
  memref.dealloc %v9 : memref<1x1xf32, strided<[8, 2], offset: 0>>
  "test.use"(%v2) : (index) -> ()
  "test.use"(%v4) : (index) -> ()
  return %e, %v5, %v9 : memref<?x8xf32>, memref<4x?xf32>, memref<1x1xf32, strided<[8, 2], offset: 0>>
}
func.func @f17(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<2x2xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, memref<?x4xf32>) {
  %v0 = memref.cast %e : memref<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
  %v1 = arith.constant 1 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 0 : index
  %v4 = memref.subview %v0[0, %v1] [1, 4] [%v3, 2] : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<1x4xf32, strided<[?, ?], offset: ?>>
  %v5 = memref.alloc(%i) : memref<4x?xf32>
  %v6 = arith.constant 1 : index
  %v7 = memref.dim %d, %v6 : memref<?x?xf32>
  %v8 = arith.constant 4 : index
  %v9 = memref.subview %v0[1, 0] [2, 2] [%v7, %v8] : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  %v10 = memref.cast %e : memref<?x8xf32> to memref<?x?xf32>
  %v11 = arith.constant 0 : index
  %v12 = memref.dim %v4, %v11 : memref<1x4xf32, strided<[?, ?], offset: ?>>
  %v13 = arith.constant 0 : index
  %v14 = memref.dim %v10, %v13 : memref<?x?xf32>
  %v15 = arith.constant 2 : index
  %v16 = memref.alloc(%v15) : memref<?x4xf32>
  "test.use"(%v7) : (index) -> ()
  "test.use"(%v12) : (index) -> ()
  "test.use"(%v14) : (index) -> ()
  return %v9, %v10, %v16 : memref<2x2xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, memref<?x4xf32>
}
func.func @f19(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %v0 = arith.constant 1 : index
  %v1 = memref.dim %d, %v0 : memref<?x?xf32>
  %v2 = arith.constant 0 : index
  %v3 = memref.dim %d, %v2 : memref<?x?xf32>
  %v4 = memref.cast %e : memref<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
  %v5 = arith.constant 1 : index
  %v6 = arith.constant 2 : index
  %v7 = arith.constant 2 : index
  %v8 = memref.subview %v4[1, %v3] [4, %v3] [1, 2] : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  %v9 = memref.alloc(%i, %v1) : memref<?x?xf32>
  %v10 = arith.constant 0 : index
  %v11 = memref.dim %d, %v10 : memref<?x?xf32>
  %v12 = memref.subview %v4[0, 0] [%i, %v3] [%v1, 1] : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %v13 = arith.constant 0 : index
  %v14 = arith.constant 4 : index
  %v15 = memref.subview %v8[%j, 1] [%i, %v13] [%v14, %v1] : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  "test.use"(%v1) : (index) -> ()
  "test.use"(%v3) : (index) -> ()
  "test.use"(%v11) : (index) -> ()
  return %v9, %v12, %v15 : memref<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @f20(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x8xf32, strided<[8, 1], offset: 0>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %v0 = arith.constant 2 : index
  %v1 = memref.load %m[%v0, %j] : memref<4x8xf32>
  "test.use"(%v1) : (f32) -> ()
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 0 : index
  %v4 = memref.subview %d[0, 0] [2, 2] [1, 1] : memref<?x?xf32> to memref<2x2xf32, strided<[?, 1], offset: 0>>
  %v5 = memref.alloc() : memref<8x8xf32>
  %v6 = arith.constant 1 : index
  %v7 = arith.constant 1 : index
  %v8 = arith.constant 4 : index
  %v9 = memref.subview %m[1, 0] [1, 1] [2, 2] : memref<4x8xf32> to memref<1x1xf32, strided<[16, 2], offset: 8>>
  %v10 = memref.cast %v9 : memref<1x1xf32, strided<[16, 2], offset: 8>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %v11 = arith.constant 4 : index
  %v12 = arith.constant 4 : index
  %v13 = memref.subview %v5[0, 0] [8, 8] [1, 1] : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1], offset: 0>>
  %v14 = memref.cast %v13 : memref<8x8xf32, strided<[8, 1], offset: 0>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %v15 = arith.constant 1 : index
  %v16 = memref.dim %v10, %v15 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  "test.use"(%v16) : (index) -> ()
  return %v10, %v13, %v14 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x8xf32, strided<[8, 1], offset: 0>>, memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @f21(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<4x?xf32>, memref<4x4xf32>, memref<?x4xf32>) {
  %v0 = arith.constant 0 : index
  %v1 = memref.dim %d, %v0 : memref<?x?xf32>
  %v2 = memref.cast %m : memref<4x8xf32> to memref<4x?xf32>
  %v3 = memref.alloc() : memref<4x4xf32>
  %v4 = memref.cast %v3 : memref<4x4xf32> to memref<?x4xf32>
  memref.copy %v3, %v3 : memref<4x4xf32> to memref<4x4xf32>
  %v5 = arith.constant 1 : index
  %v6 = memref.dim %e, %v5 : memref<?x8xf32>
  %v7 = arith.constant 1 : index
  %v8 = memref.dim %v3, %v7 : memref<4x4xf32>
  %v9 = arith.constant 1 : index
  %v10 = memref.dim %v3, %v9 : memref<4x4xf32>
  %v11 = arith.constant 0 : index
  memref.store %f, %e[%v11, %j] : memref<?x8xf32>
  "test.use"(%v1) : (index) -> ()
  "test.use"(%v6) : (index) -> ()
  "test.use"(%v8) : (index) -> ()
  "test.use"(%v10) : (index) -> ()
  return %v2, %v3, %v4 : memref<4x?xf32>, memref<4x4xf32>, memref<?x4xf32>
}
func.func @f22(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<1x4xf32, strided<[16, 2], offset: ?>>, memref<?x?xf32, strided<[16, 1], offset: 0>>, memref<?x?xf32>) {
  %v0 = memref.cast %e : memref<?x8xf32> to memref<?x?xf32>
  %v1 = memref.alloc() : memref<4x8xf32>
  %v2 = arith.constant 4 : index
  %v3 = memref.alloc(%v2) : memref<?x8xf32>
  memref.dealloc %v3 : memref<?x8xf32>
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 0 : index
  %v6 = memref.subview %e[%i, 1] [1, 4] [2, 2] : memref<?x8xf32> to memref<1x4xf32, strided<[16, 2], offset: ?>>
  %v7 = arith.constant 2 : index
  %v8 = arith.constant 2 : index
  %v9 = arith.constant 1 : index
  %v10 = memref.subview %v1[0, 0] [%v8, %v9] [2, 1] : memref<4x8xf32> to memref<?x?xf32, strided<[16, 1], offset: 0>>
  %v11 = arith.constant 1 : index
  %v12 = memref.dim %v10, %v11 : memref<?x?xf32, strided<[16, 1], offset: 0>>
  %v13 = memref.cast %v3 : memref<?x8xf32> to memref<?x?xf32>
  %v14 = arith.constant 0 : index
  memref.store %f, %v1[%v14, %v12] : memref<4x8xf32>
  "test.use"(%v12) : (index) -> ()
  return %v6, %v10, %v13 : memref<1x4xf32, strided<[16, 2], offset: ?>>, memref<?x?xf32, strided<[16, 1], offset: 0>>, memref<?x?xf32>
}
func.func @f24(%f: f32, %i: index, %j: index, %m: memref<4x8xf32>, %d: memref<?x?xf32>, %e: memref<?x8xf32>) -> (memref<4x?xf32>, memref<4x?xf32, strided<[16, 2], offset: 0>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %v0 = memref.alloc() : memref<8x8xf32>
  %v1 = memref.cast %m : memref<4x8xf32> to memref<4x?xf32>
  %v2 = arith.constant 4 : index
  %v3 = memref.subview %e[0, 0] [4, %i] [2, 2] : memref<?x8xf32> to memref<4x?xf32, strided<[16, 2], offset: 0>>
  memref.dealloc %v3 : memref<4x?xf32, strided<[16, 2], offset: 0>>
  memref.copy %e, %v3 : memref<?x8xf32> to memref<4x?xf32, strided<[16, 2], offset: 0>>
  %v4 = arith.constant 0 : index
  %v5 = memref.dim %v1, %v4 : memref<4x?xf32>
  %v6 = memref.cast %v3 : memref<4x?xf32, strided<[16, 2], offset: 0>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %v7 = memref.load %v3[%v5, %i] : memref<4x?xf32, strided<[16, 2], offset: 0>>
  "test.use"(%v7) : (f32) -> ()
  %v8 = memref.load %v3[%j, %j] : memref<4x?xf32, strided<[16, 2], offset: 0>>
  "test.use"(%v8) : (f32) -> ()
  "test.use"(%v5) : (index) -> ()
  return %v1, %v3, %v6 : memref<4x?xf32>, memref<4x?xf32, strided<[16, 2], offset: 0>>, memref<?x?xf32, strided<[?, ?], offset: ?>>
}
