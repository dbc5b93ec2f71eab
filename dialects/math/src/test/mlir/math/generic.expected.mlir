"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf64>, tensor<?x2xbf16>, tensor<*xf16>, f80) -> (), sym_name = "functions_of_one_number"}> ({
  ^bb0(%arg10: f32, %arg11: vector<4xf64>, %arg12: tensor<?x2xbf16>, %arg13: tensor<*xf16>, %arg14: f80):
    %12 = "math.absf"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %13 = "math.acosh"(%arg11) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xf64>
    %14 = "math.acos"(%arg12) <{fastmath = #arith.fastmath<fast>}> : (tensor<?x2xbf16>) -> tensor<?x2xbf16>
    %15 = "math.asin"(%arg13) <{fastmath = #arith.fastmath<fast>}> : (tensor<*xf16>) -> tensor<*xf16>
    %16 = "math.asinh"(%arg14) <{fastmath = #arith.fastmath<none>}> : (f80) -> f80
    %17 = "math.atan"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %18 = "math.atanh"(%arg11) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %19 = "math.cbrt"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> : (tensor<?x2xbf16>) -> tensor<?x2xbf16>
    %20 = "math.ceil"(%arg13) <{fastmath = #arith.fastmath<none>}> : (tensor<*xf16>) -> tensor<*xf16>
    %21 = "math.cos"(%arg14) <{fastmath = #arith.fastmath<none>}> : (f80) -> f80
    %22 = "math.cosh"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %23 = "math.erf"(%arg11) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xf64>
    %24 = "math.exp"(%arg12) <{fastmath = #arith.fastmath<fast>}> : (tensor<?x2xbf16>) -> tensor<?x2xbf16>
    %25 = "math.exp2"(%arg13) <{fastmath = #arith.fastmath<fast>}> : (tensor<*xf16>) -> tensor<*xf16>
    %26 = "math.expm1"(%arg14) <{fastmath = #arith.fastmath<none>}> : (f80) -> f80
    %27 = "math.floor"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %28 = "math.log"(%arg11) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %29 = "math.log10"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> : (tensor<?x2xbf16>) -> tensor<?x2xbf16>
    %30 = "math.log1p"(%arg13) <{fastmath = #arith.fastmath<none>}> : (tensor<*xf16>) -> tensor<*xf16>
    %31 = "math.log2"(%arg14) <{fastmath = #arith.fastmath<none>}> : (f80) -> f80
    %32 = "math.round"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %33 = "math.roundeven"(%arg11) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> vector<4xf64>
    %34 = "math.rsqrt"(%arg12) <{fastmath = #arith.fastmath<fast>}> : (tensor<?x2xbf16>) -> tensor<?x2xbf16>
    %35 = "math.sin"(%arg13) <{fastmath = #arith.fastmath<fast>}> : (tensor<*xf16>) -> tensor<*xf16>
    %36 = "math.sinh"(%arg14) <{fastmath = #arith.fastmath<none>}> : (f80) -> f80
    %37 = "math.sqrt"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %38 = "math.tan"(%arg11) <{fastmath = #arith.fastmath<nnan,contract>}> : (vector<4xf64>) -> vector<4xf64>
    %39 = "math.tanh"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> : (tensor<?x2xbf16>) -> tensor<?x2xbf16>
    %40 = "math.trunc"(%arg13) <{fastmath = #arith.fastmath<none>}> : (tensor<*xf16>) -> tensor<*xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, vector<4xf64>) -> (), sym_name = "functions_of_two_numbers"}> ({
  ^bb0(%arg8: f32, %arg9: vector<4xf64>):
    %9 = "math.atan2"(%arg8, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %10 = "math.copysign"(%arg9, %arg9) <{fastmath = #arith.fastmath<nsz>}> : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    %11 = "math.powf"(%arg8, %arg8) <{fastmath = #arith.fastmath<fast>}> {x = 1 : i8} : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, index, vector<[4]xi8>, tensor<2xi1>) -> (), sym_name = "functions_of_integers"}> ({
  ^bb0(%arg4: i32, %arg5: index, %arg6: vector<[4]xi8>, %arg7: tensor<2xi1>):
    %4 = "math.absi"(%arg4) : (i32) -> i32
    %5 = "math.ctlz"(%arg5) : (index) -> index
    %6 = "math.cttz"(%arg6) : (vector<[4]xi8>) -> vector<[4]xi8>
    %7 = "math.ctpop"(%arg7) : (tensor<2xi1>) -> tensor<2xi1>
    %8 = "math.ipowi"(%arg4, %arg4) {x} : (i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, vector<4xf64>, i32, vector<4xindex>) -> (), sym_name = "powers_and_products"}> ({
  ^bb0(%arg0: f32, %arg1: vector<4xf64>, %arg2: i32, %arg3: vector<4xindex>):
    %0 = "math.fpowi"(%arg0, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
    %1 = "math.fpowi"(%arg1, %arg3) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>, vector<4xindex>) -> vector<4xf64>
    %2 = "math.fma"(%arg0, %arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %3 = "math.fma"(%arg1, %arg1, %arg1) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

