// RUN: --canonicalize
// Numbers of more than 64 bits: conversions, arithmetic, comparisons, and how they are written.
func.func @f() -> (f80, f128, f80, f128, f64, f32, i32, i64, f80, f128, i1, f128, f80, f128) {
  %c = arith.constant 1.5 : f32
  %d = arith.constant 0.1 : f64
  %i = arith.constant -7 : i32
  %a = arith.extf %c : f32 to f80
  %b = arith.extf %d : f64 to f128
  %e = arith.addf %a, %a : f80
  %g = arith.mulf %b, %b : f128
  %h = arith.truncf %g : f128 to f64
  %k = arith.truncf %e : f80 to f32
  %l = arith.fptosi %e : f80 to i32
  %m = arith.fptoui %g : f128 to i64
  %n = arith.sitofp %i : i32 to f80
  %o = arith.uitofp %i : i32 to f128
  %p = arith.cmpf olt, %a, %n : f80
  %q = arith.constant 0.1 : f128
  %r = arith.constant 0.1 : f80
  %s = arith.extf %r : f80 to f128
  return %a, %b, %e, %g, %h, %k, %l, %m, %n, %o, %p, %q, %r, %s : f80, f128, f80, f128, f64, f32, i32, i64, f80, f128, i1, f128, f80, f128
}

func.func @special() -> (f80, f80, f80, f128, f128, f128, f80, f128, i1, i1, f128, f80) {
  %inf = arith.constant 0x7FFF8000000000000000 : f80
  %zero = arith.constant -0.0 : f80
  %one = arith.constant 1.0 : f128
  %minus = arith.constant -1.0 : f128
  %nan = arith.constant 0x7FFF8000000000000000000000000001 : f128
  %tiny = arith.constant 0x00000000000000000000000000000001 : f128
  %0 = arith.subf %inf, %inf : f80
  %1 = arith.mulf %inf, %zero : f80
  %2 = arith.addf %zero, %zero : f80
  %3 = arith.addf %one, %minus : f128
  %4 = arith.divf %one, %tiny : f128
  %5 = arith.addf %nan, %one : f128
  %6 = arith.divf %zero, %inf : f80
  %7 = arith.remf %minus, %tiny : f128
  %8 = arith.cmpf ult, %one, %nan : f128
  %9 = arith.cmpf oeq, %zero, %zero : f80
  %10 = arith.mulf %tiny, %one : f128
  %11 = arith.truncf %tiny : f128 to f80
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11
    : f80, f80, f80, f128, f128, f128, f80, f128, i1, i1, f128, f80
}
