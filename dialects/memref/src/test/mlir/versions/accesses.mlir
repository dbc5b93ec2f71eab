// RUN: --allow-unregistered-dialect

func.func @alignment(%m: memref<4xf32>, %i: index, %v: f32) {
  %0 = memref.load %m[%i] {alignment = 8 : i64, nontemporal = true} : memref<4xf32>
  memref.store %v, %m[%i] {alignment = 8 : i64} : memref<4xf32>
  %1 = "memref.load"(%m, %i) <{alignment = 16 : i64}> : (memref<4xf32>, index) -> f32
  return
}

func.func @assumption(%m: memref<4xf32>) {
  %r = memref.assume_alignment %m, 16 : memref<4xf32>
  memref.assume_alignment %r, 32 {x} : memref<4xf32>
  %s = "memref.assume_alignment"(%m) <{alignment = 8 : i32}> : (memref<4xf32>) -> memref<4xf32>
  return
}
