// RUN: --canonicalize
func.func @maxnum(%x: f32) -> (f32, f32) {
  %infinity = arith.constant 0x7F800000 : f32
  %negative = arith.constant 0xFF800000 : f32
  %0 = arith.maxnumf %x, %negative : f32
  %1 = arith.minnumf %x, %infinity : f32
  return %0, %1 : f32, f32
}
