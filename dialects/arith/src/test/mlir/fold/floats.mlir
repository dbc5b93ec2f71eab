// RUN: --canonicalize
// Conversions that lose nothing fold; others stay.
func.func @g(%x: f32, %y: f32) -> (f32, f16, f16, f32, f64, i8, i8, i32, i1, i1, i1, i32, f32,i8) {
  %c = arith.constant 0.1 : f32
  %d = arith.constant 1.5 : f32
  %big = arith.constant 300.0 : f32
  %c5 = arith.constant -5 : i32
  %big2 = arith.constant 1.0e10 : f32
  %mo = arith.constant -1.0 : f32
  %0 = arith.addf %c, %d : f32
  %1 = arith.truncf %c : f32 to f16
  %2 = arith.truncf %d : f32 to f16
  %3 = arith.uitofp %c5 : i32 to f32
  %4 = arith.extf %c : f32 to f64
  %5 = arith.fptosi %big : f32 to i8
  %6 = arith.fptosi %d : f32 to i8
  %7 = arith.fptosi %mo : f32 to i32
  %8 = arith.cmpf olt, %c, %d : f32
  %9 = arith.cmpf true, %x, %y : f32
  %10 = arith.cmpf oeq, %x, %x : f32
  %11 = arith.bitcast %c : f32 to i32
  %12 = arith.sitofp %c5 : i32 to f32
  %13 = arith.fptoui %mo : f32 to i8
  return %0, %1, %2, %3, %4, %5, %6, %7,%8,%9,%10,%11,%12,%13 : f32, f16, f16, f32, f64, i8, i8, i32, i1, i1, i1, i32, f32,i8
}
