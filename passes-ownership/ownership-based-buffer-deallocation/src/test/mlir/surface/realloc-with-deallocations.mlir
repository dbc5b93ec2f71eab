// RUN: --expand-realloc
// The old buffer is freed on the spot.
func.func @dyn(%n: index, %m: index, %f: f32, %i: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.store %f, %a[%i] : memref<?xf32>
  %b = memref.realloc %a(%m) : memref<?xf32> to memref<?xf32>
  return %b : memref<?xf32>
}
func.func @stat() -> memref<32xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.realloc %a {alignment = 16 : i64} : memref<4xf32> to memref<8xf32>
  %c = memref.realloc %b : memref<8xf32> to memref<16xf32>
  %d = memref.realloc %c : memref<16xf32> to memref<32xf32>
  return %d : memref<32xf32>
}
func.func @loop(%n: index, %lb: index, %ub: index, %st: index, %f: f32) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %r = scf.for %i = %lb to %ub step %st iter_args(%x = %a) -> memref<?xf32> {
    %y = memref.realloc %x(%i) : memref<?xf32> to memref<?xf32>
    memref.store %f, %y[%lb] : memref<?xf32>
    scf.yield %y : memref<?xf32>
  }
  return %r : memref<?xf32>
}
func.func @arg(%a: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %y = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
  %v = memref.load %y[%c0] : memref<?xf32>
  return %v : f32
}
func.func @space(%n: index) -> memref<?xf32, 3> {
  %a = memref.alloc(%n) : memref<?xf32, 3>
  %y = memref.realloc %a(%n) : memref<?xf32, 3> to memref<?xf32, 3>
  return %y : memref<?xf32, 3>
}
