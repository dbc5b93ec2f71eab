"builtin.module"() ({
  "func.func"() <{function_type = (f32, f64, complex<f32>) -> (), sym_name = "parts"}> ({
  ^bb0(%arg9: f32, %arg10: f64, %arg11: complex<f32>):
    %30 = "complex.create"(%arg9, %arg9) : (f32, f32) -> complex<f32>
    %31 = "complex.create"(%arg10, %arg10) {x} : (f64, f64) -> complex<f64>
    %32 = "complex.re"(%arg11) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %33 = "complex.im"(%31) <{fastmath = #arith.fastmath<nnan>}> : (complex<f64>) -> f64
    %34 = "complex.abs"(%arg11) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %35 = "complex.angle"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (complex<f32>, complex<bf16>) -> (), sym_name = "functions"}> ({
  ^bb0(%arg7: complex<f32>, %arg8: complex<bf16>):
    %17 = "complex.conj"(%arg7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %18 = "complex.cos"(%arg8) <{fastmath = #arith.fastmath<reassoc,ninf>}> : (complex<bf16>) -> complex<bf16>
    %19 = "complex.exp"(%arg7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %20 = "complex.expm1"(%arg8) <{fastmath = #arith.fastmath<reassoc,ninf>}> : (complex<bf16>) -> complex<bf16>
    %21 = "complex.log"(%arg7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %22 = "complex.log1p"(%arg8) <{fastmath = #arith.fastmath<reassoc,ninf>}> : (complex<bf16>) -> complex<bf16>
    %23 = "complex.neg"(%arg7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %24 = "complex.rsqrt"(%arg8) <{fastmath = #arith.fastmath<reassoc,ninf>}> : (complex<bf16>) -> complex<bf16>
    %25 = "complex.sign"(%arg7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %26 = "complex.sin"(%arg8) <{fastmath = #arith.fastmath<reassoc,ninf>}> : (complex<bf16>) -> complex<bf16>
    %27 = "complex.sqrt"(%arg7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %28 = "complex.tan"(%arg8) <{fastmath = #arith.fastmath<reassoc,ninf>}> : (complex<bf16>) -> complex<bf16>
    %29 = "complex.tanh"(%arg7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (complex<f32>, complex<f128>) -> (), sym_name = "arithmetic"}> ({
  ^bb0(%arg5: complex<f32>, %arg6: complex<f128>):
    %9 = "complex.add"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %10 = "complex.atan2"(%arg6, %arg6) <{fastmath = #arith.fastmath<contract>}> {x = 1 : i8} : (complex<f128>, complex<f128>) -> complex<f128>
    %11 = "complex.div"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %12 = "complex.mul"(%arg6, %arg6) <{fastmath = #arith.fastmath<contract>}> {x = 1 : i8} : (complex<f128>, complex<f128>) -> complex<f128>
    %13 = "complex.pow"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %14 = "complex.sub"(%arg6, %arg6) <{fastmath = #arith.fastmath<contract>}> {x = 1 : i8} : (complex<f128>, complex<f128>) -> complex<f128>
    %15 = "complex.eq"(%arg5, %arg5) : (complex<f32>, complex<f32>) -> i1
    %16 = "complex.neq"(%arg6, %arg6) {x} : (complex<f128>, complex<f128>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> complex<f64>, sym_name = "constants"}> ({
    %6 = "complex.constant"() <{value = [1.000000e-01, -1.000000e+00]}> : () -> complex<f64>
    %7 = "complex.constant"() <{value = [1.500000e+00 : f32, 0x7F800000 : f32]}> {x} : () -> complex<f32>
    %8 = "complex.constant"() <{value = [1 : i32, -2 : i32]}> : () -> complex<i32>
    "func.return"(%6) : (complex<f64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (complex<f32>, i64, f64, tuple<i32>, si32) -> (), sym_name = "bitcasts"}> ({
  ^bb0(%arg0: complex<f32>, %arg1: i64, %arg2: f64, %arg3: tuple<i32>, %arg4: si32):
    %0 = "complex.bitcast"(%arg0) : (complex<f32>) -> i64
    %1 = "complex.bitcast"(%arg1) : (i64) -> complex<f32>
    %2 = "complex.bitcast"(%arg2) : (f64) -> complex<i32>
    %3 = "complex.bitcast"(%arg0) : (complex<f32>) -> complex<f32>
    %4 = "complex.bitcast"(%arg3) : (tuple<i32>) -> tuple<i32>
    %5 = "complex.bitcast"(%arg4) : (si32) -> complex<bf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "builtin.module"() ({
  ^bb0:
  }) {x.a = #complex.number<:f64 1.000000e+00, 2.000000e+00> : complex<f64>, x.b = [#complex.number<:f32 -1.000000e+00, 0x4CEB79A3> : complex<f32>], x.c = #complex.number<:bf16 1.101560e+00, 9.994500e-04> : complex<bf16>, x.d = #complex.number<:f64 0x7FF0000000000000, 0x7FF8000000000001> : complex<f64>, x.e = #complex.number<:f16 0xFC00, -0.000000e+00> : complex<f16>, x.f = #complex.number<:f32 0x7FC00000, 0xFFC00000> : complex<f32>, x.g = #complex.number<:f128 1.10000000000000008881784197001252323, 0.299999999999999988897769753748434596> : complex<f128>, x.h = #complex.number<:f8E4M3FN 1.125000e+00, 0x7F> : complex<f8E4M3FN>, x.i = #complex.number<:f32 0.000000e+00, 1.000000e+00> : complex<f32>, x.j = #complex.number<:f80 0x7FFFC000000000000800, 0x7FFF8000000000000000> : complex<f80>} : () -> ()
}) : () -> ()

