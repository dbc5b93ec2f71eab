// RUN: --verify-roundtrip
// Operations that folding removes from all other golden files. The reference pages take their examples from here.
func.func @f(%a: i32, %b: i32, %x: f32, %y: f32) -> (i32, i32, i32, f32, f32, f32, f32, f32, f32) {
  %0 = arith.maxui %a, %b : i32
  %1 = arith.minsi %a, %b : i32
  %2 = arith.remsi %a, %b : i32
  %3 = arith.maxnumf %x, %y : f32
  %4 = arith.minnumf %x, %y fastmath<nnan> : f32
  %5 = arith.minimumf %x, %y : f32
  %6 = arith.remf %x, %y : f32
  %7 = arith.subf %x, %y : f32
  %8 = arith.uitofp %a : i32 to f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, f32, f32, f32, f32, f32, f32
}
