// RUN: --mlir-print-op-generic
// The generic form of all operations.
func.func @parts(%a: f32, %b: f64, %z: complex<f32>) {
  %0 = complex.create %a, %a : complex<f32>
  %1 = complex.create %b, %b {x} : complex<f64>
  %2 = complex.re %z : complex<f32>
  %3 = complex.im %1 fastmath<nnan> : complex<f64>
  %4 = complex.abs %z : complex<f32>
  %5 = complex.angle %z fastmath<fast> : complex<f32>
  return
}

func.func @functions(%z: complex<f32>, %w: complex<bf16>) {
  %0 = complex.conj %z : complex<f32>
  %1 = complex.cos %w fastmath<reassoc,ninf> : complex<bf16>
  %2 = complex.exp %z : complex<f32>
  %3 = complex.expm1 %w fastmath<reassoc,ninf> : complex<bf16>
  %4 = complex.log %z : complex<f32>
  %5 = complex.log1p %w fastmath<reassoc,ninf> : complex<bf16>
  %6 = complex.neg %z : complex<f32>
  %7 = complex.rsqrt %w fastmath<reassoc,ninf> : complex<bf16>
  %8 = complex.sign %z : complex<f32>
  %9 = complex.sin %w fastmath<reassoc,ninf> : complex<bf16>
  %10 = complex.sqrt %z : complex<f32>
  %11 = complex.tan %w fastmath<reassoc,ninf> : complex<bf16>
  %12 = complex.tanh %z : complex<f32>
  return
}

func.func @arithmetic(%z: complex<f32>, %w: complex<f128>) {
  %0 = complex.add %z, %z : complex<f32>
  %1 = complex.atan2 %w, %w fastmath<contract> {x = 1 : i8} : complex<f128>
  %2 = complex.div %z, %z : complex<f32>
  %3 = complex.mul %w, %w fastmath<contract> {x = 1 : i8} : complex<f128>
  %4 = complex.pow %z, %z : complex<f32>
  %5 = complex.sub %w, %w fastmath<contract> {x = 1 : i8} : complex<f128>
  %6 = complex.eq %z, %z : complex<f32>
  %7 = complex.neq %w, %w {x} : complex<f128>
  return
}

func.func @constants() -> complex<f64> {
  %0 = complex.constant [1.000000e-01, -1.000000e+00] : complex<f64>
  %1 = complex.constant [1.5 : f32, 0x7F800000 : f32] {x} : complex<f32>
  %2 = complex.constant [1 : i32, -2 : i32] : complex<i32>
  return %0 : complex<f64>
}

func.func @bitcasts(%z: complex<f32>, %i: i64, %f: f64, %t: tuple<i32>, %s: si32) {
  %0 = complex.bitcast %z : complex<f32> to i64
  %1 = complex.bitcast %i : i64 to complex<f32>
  %2 = complex.bitcast %f : f64 to complex<i32>
  %3 = complex.bitcast %z : complex<f32> to complex<f32>
  %4 = complex.bitcast %t : tuple<i32> to tuple<i32>
  %5 = complex.bitcast %s : si32 to complex<bf16>
  return
}

#number = #complex.number<:f64 1.0, 2.0>
module attributes {
    x.a = #number, x.b = [#complex.number<:f32 -1., 123456789.0>], x.c = #complex<number<:bf16 1.1, 1.0e-3>>,
    x.d = #complex.number<:f64 0x7FF0000000000000, 0x7FF8000000000001>, x.e = #complex.number<:f16 -1.0e30, -0.0>,
    x.f = #complex.number<:f32 0x7FF8000000000000, 0xFFF8000000000001> : complex<f32>,
    x.g = #complex.number<:f128 1.1, 0.3>, x.h = #complex.number<:f8E4M3FN 1.1, 1.0e30>,
    x.i = #complex.number<:f32 0x7f800000, 1.0>, x.j = #complex.number<:f80 0x7FF0000000000001, 1.0e400>} {
}
