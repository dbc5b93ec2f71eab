// RUN: --canonicalize
func.func @f(%i: i16, %i8: i8, %x: f32, %h: f16) -> (f16, f16, f32, f16, i8, i8, i8, f16, f32, f64) {
  %0 = arith.sitofp %i : i16 to f32
  %1 = arith.truncf %0 : f32 to f16
  %2 = arith.uitofp %i : i16 to f32
  %3 = arith.truncf %2 : f32 to f16
  %4 = arith.extf %h : f16 to f64
  %5 = arith.truncf %4 : f64 to f32
  %6 = arith.truncf %4 : f64 to f16
  %7 = arith.extsi %i8 : i8 to i16
  %8 = arith.trunci %7 overflow<nsw> : i16 to i8
  %c = arith.constant 300 : i16
  %9 = arith.trunci %c overflow<nuw> : i16 to i8
  %c4 = arith.constant 4 : i8
  %10 = arith.divsi %i8, %c4 exact : i8
  %11 = arith.truncf %x to_nearest_away : f32 to f16
  %12 = arith.extf %h : f16 to f32
  %13 = arith.extf %12 : f32 to f64
  return %1, %3, %5, %6, %8, %9, %10, %11, %12, %13: f16, f16, f32, f16, i8, i8, i8, f16, f32, f64
}
