// RUN: --normalize-memrefs
// REFERENCE: normalizes all of these, so that views, other accesses and sizes are those of another element or dimension.
// A buffer keeps its layout if views, casts, other indices than those of affine maps, vectors or sizes depend on it.
#transposed = affine_map<(d0, d1) -> (d1, d0)>
func.func @view(%x: f32) -> f32 {
  %m = memref.alloc() : memref<4x4xf32, #transposed>
  affine.store %x, %m[0, 1] : memref<4x4xf32, #transposed>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [16], strides: [1]
      : memref<4x4xf32, #transposed> to memref<16xf32>
  %y = affine.load %r[4] : memref<16xf32>
  return %y : f32
}

func.func @cast(%x: f32) -> f32 {
  %m = memref.alloc() : memref<4x4xf32, strided<[8, 2]>>
  affine.store %x, %m[0, 1] : memref<4x4xf32, strided<[8, 2]>>
  %k = memref.cast %m : memref<4x4xf32, strided<[8, 2]>> to memref<?x4xf32, strided<[?, ?]>>
  %y = affine.load %k[0, 1] : memref<?x4xf32, strided<[?, ?]>>
  return %y : f32
}

func.func @load(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4x8xf32, #transposed>
  affine.store %x, %m[0, 1] : memref<4x8xf32, #transposed>
  %y = memref.load %m[%c0, %c1] : memref<4x8xf32, #transposed>
  return %y : f32
}

func.func @vector(%x: f32) -> vector<4xf32> {
  %m = memref.alloc() : memref<4x8xf32, #transposed>
  affine.store %x, %m[0, 1] : memref<4x8xf32, #transposed>
  %y = affine.vector_load %m[0, 0] : memref<4x8xf32, #transposed>, vector<4xf32>
  return %y : vector<4xf32>
}

func.func @size() -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4x8xf32, #transposed>
  %s = memref.dim %m, %c0 : memref<4x8xf32, #transposed>
  return %s : index
}

func.func @strides(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4x4xf32, strided<[8, 2]>>
  memref.store %x, %m[%c0, %c1] : memref<4x4xf32, strided<[8, 2]>>
  %y = affine.load %m[0, 1] : memref<4x4xf32, strided<[8, 2]>>
  memref.dealloc %m : memref<4x4xf32, strided<[8, 2]>>
  return %y : f32
}
