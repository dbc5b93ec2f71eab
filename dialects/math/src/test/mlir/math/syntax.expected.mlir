module {
  func.func @functions_of_one_number(%arg0: f32, %arg1: vector<4xf64>, %arg2: tensor<?x2xbf16>, %arg3: tensor<*xf16>, %arg4: f80) {
    %0 = math.absf %arg0 : f32
    %1 = math.acosh %arg1 : vector<4xf64>
    %2 = math.acos %arg2 fastmath<fast> : tensor<?x2xbf16>
    %3 = math.asin %arg3 fastmath<fast> : tensor<*xf16>
    %4 = math.asinh %arg4 : f80
    %5 = math.atan %arg0 : f32
    %6 = math.atanh %arg1 fastmath<nnan,contract> : vector<4xf64>
    %7 = math.cbrt %arg2 fastmath<nnan,contract> : tensor<?x2xbf16>
    %8 = math.ceil %arg3 : tensor<*xf16>
    %9 = math.cos %arg4 : f80
    %10 = math.cosh %arg0 : f32
    %11 = math.erf %arg1 : vector<4xf64>
    %12 = math.exp %arg2 fastmath<fast> : tensor<?x2xbf16>
    %13 = math.exp2 %arg3 fastmath<fast> : tensor<*xf16>
    %14 = math.expm1 %arg4 : f80
    %15 = math.floor %arg0 : f32
    %16 = math.log %arg1 fastmath<nnan,contract> : vector<4xf64>
    %17 = math.log10 %arg2 fastmath<nnan,contract> : tensor<?x2xbf16>
    %18 = math.log1p %arg3 : tensor<*xf16>
    %19 = math.log2 %arg4 : f80
    %20 = math.round %arg0 : f32
    %21 = math.roundeven %arg1 : vector<4xf64>
    %22 = math.rsqrt %arg2 fastmath<fast> : tensor<?x2xbf16>
    %23 = math.sin %arg3 fastmath<fast> : tensor<*xf16>
    %24 = math.sinh %arg4 : f80
    %25 = math.sqrt %arg0 : f32
    %26 = math.tan %arg1 fastmath<nnan,contract> : vector<4xf64>
    %27 = math.tanh %arg2 fastmath<nnan,contract> : tensor<?x2xbf16>
    %28 = math.trunc %arg3 : tensor<*xf16>
    return
  }
  func.func @functions_of_two_numbers(%arg0: f32, %arg1: vector<4xf64>) {
    %0 = math.atan2 %arg0, %arg0 : f32
    %1 = math.copysign %arg1, %arg1 fastmath<nsz> : vector<4xf64>
    %2 = math.powf %arg0, %arg0 fastmath<fast> {x = 1 : i8} : f32
    return
  }
  func.func @functions_of_integers(%arg0: i32, %arg1: index, %arg2: vector<[4]xi8>, %arg3: tensor<2xi1>) {
    %0 = math.absi %arg0 : i32
    %1 = math.ctlz %arg1 : index
    %2 = math.cttz %arg2 : vector<[4]xi8>
    %3 = math.ctpop %arg3 : tensor<2xi1>
    %4 = math.ipowi %arg0, %arg0 {x} : i32
    return
  }
  func.func @powers_and_products(%arg0: f32, %arg1: vector<4xf64>, %arg2: i32, %arg3: vector<4xindex>) {
    %0 = math.fpowi %arg0, %arg2 : f32, i32
    %1 = math.fpowi %arg1, %arg3 fastmath<fast> : vector<4xf64>, vector<4xindex>
    %2 = math.fma %arg0, %arg0, %arg0 : f32
    %3 = math.fma %arg1, %arg1, %arg1 fastmath<fast> : vector<4xf64>
    return
  }
}

