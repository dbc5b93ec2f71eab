// A buffer that is freed on one path only.
func.func @main(%x: f32) -> f32 {
  %i = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %big = arith.cmpf ogt, %x, %one : f32
  %a = memref.alloc() : memref<4xf32>
  %y = arith.addf %x, %one : f32
  memref.store %y, %a[%i] : memref<4xf32>
  %r = scf.if %big -> f32 {
    %v = memref.load %a[%i] : memref<4xf32>
    scf.yield %v : f32
  } else {
    memref.dealloc %a : memref<4xf32>
    scf.yield %x : f32
  }
  return %r : f32
}
