// RUN: --canonicalize --allow-unregistered-dialect
// Allocations with constant sizes, and allocations that nothing reads.
func.func @constant_sizes(%n: index) {
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4, %n) {alignment = 64 : i64, test.kept} : memref<?x?xf32>
  %1 = memref.alloca(%n, %c4) {alignment = 32 : i64, test.kept} : memref<?x?xf32>
  "test.use"(%0, %1) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}

func.func @negative_size() {
  %m1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%m1) : memref<?xf32>
  %1 = memref.alloc(%c0) : memref<?xf32>
  "test.use"(%0, %1) : (memref<?xf32>, memref<?xf32>) -> ()
  return
}

func.func @symbols(%s: index) {
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4)[%s] : memref<?xf32, affine_map<(i)[s] -> (i + s)>>
  "test.use"(%0) : (memref<?xf32, affine_map<(i)[s] -> (i + s)>>) -> ()
  return
}

func.func @dead(%f: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %f, %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.alloca() : memref<4xf32>
  memref.store %f, %1[%i] : memref<4xf32>
  return
}

func.func @alive(%f: f32, %i: index, %m: memref<4xmemref<4xf32>>) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %0, %m[%i] : memref<4xmemref<4xf32>>
  %1 = memref.alloc() : memref<4xf32>
  memref.store %f, %1[%i] : memref<4xf32>
  %2 = memref.load %1[%i] : memref<4xf32>
  return %2 : f32
}

func.func @copies(%a: memref<4xf32>, %b: memref<4xf32>, %d: memref<?xf32>, %z: memref<0x4xf32>, %y: memref<0x4xf32>) {
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  memref.copy %z, %y : memref<0x4xf32> to memref<0x4xf32>
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  memref.copy %0, %d : memref<?xf32> to memref<?xf32>
  %1 = memref.cast %d : memref<?xf32> to memref<4xf32>
  memref.copy %1, %b : memref<4xf32> to memref<4xf32>
  memref.copy %b, %1 : memref<4xf32> to memref<4xf32>
  return
}

func.func @casts(%a: memref<4xf32>) -> (f32, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%c0] : memref<?xf32>
  memref.store %1, %0[%c0] : memref<?xf32>
  memref.prefetch %0[%c0], read, locality<3>, data : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1, %0 : f32, memref<?xf32>
}
