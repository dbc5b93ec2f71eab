func.func @f(%n: index, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  %buffer = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %buffer[%zero] : memref<?xf32>
  %y = memref.load %buffer[%zero] : memref<?xf32>
  return %y : f32
}
