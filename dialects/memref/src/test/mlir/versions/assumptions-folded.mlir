// RUN: --canonicalize --allow-unregistered-dialect

func.func @same_alignment(%m: memref<4xf32>, %i: index) -> (f32, memref<4xf32>) {
  %r = memref.assume_alignment %m, 16 : memref<4xf32>
  %s = memref.assume_alignment %r, 16 {x} : memref<4xf32>
  %t = memref.assume_alignment %s, 32 {x} : memref<4xf32>
  %0 = memref.load %t[%i] : memref<4xf32>
  return %0, %s : f32, memref<4xf32>
}

func.func @unused(%m: memref<4xf32>) {
  memref.assume_alignment %m, 16 : memref<4xf32>
  return
}
