module {
  func.func @parts(%arg0: f32, %arg1: f64, %arg2: complex<f32>) {
    %0 = complex.create %arg0, %arg0 : complex<f32>
    %1 = complex.create %arg1, %arg1 {x} : complex<f64>
    %2 = complex.re %arg2 : complex<f32>
    %3 = complex.im %1 fastmath<nnan> : complex<f64>
    %4 = complex.abs %arg2 : complex<f32>
    %5 = complex.angle %arg2 fastmath<fast> : complex<f32>
    return
  }
  func.func @functions(%arg0: complex<f32>, %arg1: complex<bf16>) {
    %0 = complex.conj %arg0 : complex<f32>
    %1 = complex.cos %arg1 fastmath<reassoc,ninf> : complex<bf16>
    %2 = complex.exp %arg0 : complex<f32>
    %3 = complex.expm1 %arg1 fastmath<reassoc,ninf> : complex<bf16>
    %4 = complex.log %arg0 : complex<f32>
    %5 = complex.log1p %arg1 fastmath<reassoc,ninf> : complex<bf16>
    %6 = complex.neg %arg0 : complex<f32>
    %7 = complex.rsqrt %arg1 fastmath<reassoc,ninf> : complex<bf16>
    %8 = complex.sign %arg0 : complex<f32>
    %9 = complex.sin %arg1 fastmath<reassoc,ninf> : complex<bf16>
    %10 = complex.sqrt %arg0 : complex<f32>
    %11 = complex.tan %arg1 fastmath<reassoc,ninf> : complex<bf16>
    %12 = complex.tanh %arg0 : complex<f32>
    return
  }
  func.func @arithmetic(%arg0: complex<f32>, %arg1: complex<f128>) {
    %0 = complex.add %arg0, %arg0 : complex<f32>
    %1 = complex.atan2 %arg1, %arg1 fastmath<contract> {x = 1 : i8} : complex<f128>
    %2 = complex.div %arg0, %arg0 : complex<f32>
    %3 = complex.mul %arg1, %arg1 fastmath<contract> {x = 1 : i8} : complex<f128>
    %4 = complex.pow %arg0, %arg0 : complex<f32>
    %5 = complex.sub %arg1, %arg1 fastmath<contract> {x = 1 : i8} : complex<f128>
    %6 = complex.eq %arg0, %arg0 : complex<f32>
    %7 = complex.neq %arg1, %arg1 {x} : complex<f128>
    return
  }
  func.func @constants() -> complex<f64> {
    %cst = complex.constant [1.000000e-01, -1.000000e+00] : complex<f64>
    %cst_0 = complex.constant [1.500000e+00 : f32, 0x7F800000 : f32] {x} : complex<f32>
    %cst_1 = complex.constant [1 : i32, -2 : i32] : complex<i32>
    return %cst : complex<f64>
  }
  func.func @bitcasts(%arg0: complex<f32>, %arg1: i64, %arg2: f64, %arg3: tuple<i32>, %arg4: si32) {
    %0 = complex.bitcast %arg0 : complex<f32> to i64
    %1 = complex.bitcast %arg1 : i64 to complex<f32>
    %2 = complex.bitcast %arg2 : f64 to complex<i32>
    %3 = complex.bitcast %arg0 : complex<f32> to complex<f32>
    %4 = complex.bitcast %arg3 : tuple<i32> to tuple<i32>
    %5 = complex.bitcast %arg4 : si32 to complex<bf16>
    return
  }
  module attributes {x.a = #complex.number<:f64 1.000000e+00, 2.000000e+00> : complex<f64>, x.b = [#complex.number<:f32 -1.000000e+00, 0x4CEB79A3> : complex<f32>], x.c = #complex.number<:bf16 1.101560e+00, 9.994500e-04> : complex<bf16>, x.d = #complex.number<:f64 0x7FF0000000000000, 0x7FF8000000000001> : complex<f64>, x.e = #complex.number<:f16 0xFC00, -0.000000e+00> : complex<f16>, x.f = #complex.number<:f32 0x7FC00000, 0xFFC00000> : complex<f32>, x.g = #complex.number<:f128 1.10000000000000008881784197001252323, 0.299999999999999988897769753748434596> : complex<f128>, x.h = #complex.number<:f8E4M3FN 1.125000e+00, 0x7F> : complex<f8E4M3FN>, x.i = #complex.number<:f32 0.000000e+00, 1.000000e+00> : complex<f32>, x.j = #complex.number<:f80 0x7FFFC000000000000800, 0x7FFF8000000000000000> : complex<f80>} {
  }
}

