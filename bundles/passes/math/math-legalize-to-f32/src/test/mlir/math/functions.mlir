// RUN: --mlir-version=19.1 --math-legalize-to-f32

// Functions of small numbers are computed in f32; math.fma and larger types, of which tf32 is one, stay.
func.func @sequences(%arg0: f16) -> f16 {
  %0 = math.absf %arg0 : f16
  %1 = math.sin %0 fastmath<nsz> : f16
  return %1 : f16
}
func.func @types(%a: f8E5M2, %b: vector<2xbf16>, %c: tensor<?x2xf16>, %d: vector<[4]xf16>, %e: f128, %g: f80, %h: tf32) -> (f8E5M2, vector<2xbf16>, tensor<?x2xf16>, vector<[4]xf16>, f128, f80, tf32) {
  %0 = math.sin %a : f8E5M2
  %1 = math.sin %b : vector<2xbf16>
  %2 = math.sin %c : tensor<?x2xf16>
  %3 = math.sin %d : vector<[4]xf16>
  %4 = math.sin %e : f128
  %5 = math.sin %g : f80
  %6 = math.sin %h : tf32
  return %0, %1, %2, %3, %4, %5, %6 : f8E5M2, vector<2xbf16>, tensor<?x2xf16>, vector<[4]xf16>, f128, f80, tf32
}
func.func @ops(%a: f16, %i: i32) -> (f16, f16, f16, i32, f16, f16) {
  %0 = math.fpowi %a, %i : f16, i32
  %1 = math.atan2 %a, %0 : f16
  %2 = math.powf %1, %a : f16
  %3 = math.ctpop %i : i32
  %4 = math.fma %a, %a, %2 : f16
  %5 = arith.addf %a, %4 : f16
  %6 = math.absf %4 : f16
  %7 = math.copysign %a, %6 {x} : f16
  return %0, %1, %2, %3, %5, %7 : f16, f16, f16, i32, f16, f16
}
func.func @ipow(%i: i32) -> i32 {
  %0 = math.ipowi %i, %i : i32
  %c = arith.constant 2.0 : f16
  %1 = math.sqrt %c : f16
  %f = arith.fptosi %1 : f16 to i32
  %g = arith.addi %f, %0 : i32
  return %g : i32
}
func.func @loop(%a: f16, %n: index) -> f16 {
  %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> f16 {
    %s = math.exp %x : f16
    scf.yield %s : f16
  }
  return %r : f16
}

// No operation is folded.
func.func @fold() -> (i32, f16) {
  %c = arith.constant 2 : i32
  %a = arith.addi %c, %c : i32
  %d = arith.constant 2.0 : f16
  %s = math.sqrt %d : f16
  %t = arith.addf %d, %d : f16
  %x = arith.constant 4.0 : f64
  %y = math.sqrt %x : f64
  %z = arith.truncf %y : f64 to f16
  return %a, %z : i32, f16
}
