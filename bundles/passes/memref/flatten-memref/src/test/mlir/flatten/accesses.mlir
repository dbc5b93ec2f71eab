// RUN: --flatten-memref
// An index is the sum of the products of indices and strides; the size is the greatest product of a size and a stride.
func.func @static(%m: memref<4x8xf32>, %i: index, %j: index, %f: f32) -> f32 {
  memref.store %f, %m[%i, %j] {nontemporal = true} : memref<4x8xf32>
  %0 = memref.load %m[%i, %j] {alignment = 8, test.kept} : memref<4x8xf32>
  return %0 : f32
}

func.func @dynamic(%m: memref<?x4x?xf32>, %i: index, %j: index) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%i, %j, %c0] : memref<?x4x?xf32>
  return %0 : f32
}

func.func @strided(%m: memref<4x8xi4, strided<[16, ?], offset: ?>, 1>, %i: index, %j: index) -> i4 {
  %0 = memref.load %m[%i, %j] : memref<4x8xi4, strided<[16, ?], offset: ?>, 1>
  return %0 : i4
}

func.func @loop(%m: memref<4x8xf32, strided<[16, 2], offset: 5>>, %f: f32) {
  affine.for %i = 0 to 4 {
    memref.store %f, %m[%i, %i] : memref<4x8xf32, strided<[16, 2], offset: 5>>
  }
  return
}

// A composed layout, a single dimension and no dimension stay.
func.func @kept(%a: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %b: memref<8xf32, strided<[2]>>, %c: memref<f32>,
    %i: index, %f: f32) {
  memref.store %f, %a[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  memref.store %f, %b[%i] : memref<8xf32, strided<[2]>>
  memref.store %f, %c[] : memref<f32>
  return
}
