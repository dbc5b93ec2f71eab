// RUN: --memref-emulate-wide-int
// REFERENCE: MLIR 19.1 fails at all operations on buffers but allocations, loads and stores, and at vectors in buffers

func.func @alloc() {
  %0 = memref.alloc() : memref<4xi64>
  memref.dealloc %0 : memref<4xi64>
  return
}

func.func @alloca(%n: index, %i: index) {
  %0 = memref.alloca(%n) : memref<?xi64>
  %1 = memref.load %0[%i] : memref<?xi64>
  return
}

func.func @subview(%n: index, %i: index) {
  %0 = memref.alloc(%n) : memref<?xi64>
  %1 = memref.subview %0[0][4][1] : memref<?xi64> to memref<4xi64>
  return
}

func.func @vec(%m: memref<4xvector<2xi64>>, %i: index) {
  %0 = memref.alloc() : memref<4xvector<3xi64>>
  %1 = memref.load %0[%i] : memref<4xvector<3xi64>>
  memref.store %1, %0[%i] : memref<4xvector<3xi64>>
  return
}

func.func @copy(%i: index) {
  %0 = memref.alloc() : memref<4xi64>
  %1 = memref.alloc() : memref<4xi64>
  memref.copy %0, %1 : memref<4xi64> to memref<4xi64>
  %d = memref.dim %0, %i : memref<4xi64>
  return
}

func.func @unranked(%i: index) {
  %0 = memref.alloc() : memref<4xi64>
  %1 = memref.cast %0 : memref<4xi64> to memref<*xi64>
  return
}

func.func @memofmem(%i: index) {
  %3 = memref.alloc() : memref<4xmemref<4xi64>>
  %5 = memref.alloc() : memref<4xf64>
  return
}
