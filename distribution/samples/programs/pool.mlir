func.func @f(%pool: !pool.handle<f32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %memory = pool.take %pool(%n) : !pool.handle<f32> -> memref<?xf32>
  %window = pool.window %memory : memref<?xf32> to memref<4xf32>
  %x = pool.filler %pool : !pool.handle<f32>
  %y = pool.filler %pool : !pool.handle<f32>
  %sum = arith.addf %x, %y : f32
  memref.store %sum, %window[%c0] : memref<4xf32>
  %result = memref.load %window[%c0] : memref<4xf32>
  return %result : f32
}
