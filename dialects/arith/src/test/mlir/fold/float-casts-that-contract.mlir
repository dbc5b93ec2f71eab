// RUN: --canonicalize
// A float cast there and back goes only if both casts may contract.
func.func @t(%h: f16, %i: f32, %j: i32) -> (f16, f16, f32, f32) {
  %5 = arith.extf %h : f16 to f32
  %0 = arith.truncf %5 : f32 to f16
  %6 = arith.extf %h fastmath<contract> : f16 to f32
  %7 = arith.truncf %6 fastmath<contract> : f32 to f16
  %8 = arith.truncf %i fastmath<contract> : f32 to f16
  %9 = arith.extf %8 fastmath<contract> : f16 to f32
  %b = arith.bitcast %i : f32 to f32
  return %0, %7, %9, %b : f16, f16, f32, f32
}
