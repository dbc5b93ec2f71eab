// RUN:
// The syntax of all operations.
func.func @functions_of_one_number(%a: f32, %b: vector<4xf64>, %c: tensor<?x2xbf16>, %d: tensor<*xf16>, %e: f80) {
  %0 = math.absf %a : f32
  %1 = math.acosh %b : vector<4xf64>
  %2 = math.acos %c fastmath<fast> : tensor<?x2xbf16>
  %3 = math.asin %d fastmath<fast> : tensor<*xf16>
  %4 = math.asinh %e : f80
  %5 = math.atan %a : f32
  %6 = math.atanh %b fastmath<nnan,contract> : vector<4xf64>
  %7 = math.cbrt %c fastmath<nnan,contract> : tensor<?x2xbf16>
  %8 = math.ceil %d fastmath<none> : tensor<*xf16>
  %9 = math.cos %e fastmath<none> : f80
  %10 = math.cosh %a : f32
  %11 = math.erf %b : vector<4xf64>
  %12 = math.exp %c fastmath<fast> : tensor<?x2xbf16>
  %13 = math.exp2 %d fastmath<fast> : tensor<*xf16>
  %14 = math.expm1 %e : f80
  %15 = math.floor %a : f32
  %16 = math.log %b fastmath<nnan,contract> : vector<4xf64>
  %17 = math.log10 %c fastmath<nnan,contract> : tensor<?x2xbf16>
  %18 = math.log1p %d fastmath<none> : tensor<*xf16>
  %19 = math.log2 %e fastmath<none> : f80
  %20 = math.round %a : f32
  %21 = math.roundeven %b : vector<4xf64>
  %22 = math.rsqrt %c fastmath<fast> : tensor<?x2xbf16>
  %23 = math.sin %d fastmath<fast> : tensor<*xf16>
  %24 = math.sinh %e : f80
  %25 = math.sqrt %a : f32
  %26 = math.tan %b fastmath<nnan,contract> : vector<4xf64>
  %27 = math.tanh %c fastmath<nnan,contract> : tensor<?x2xbf16>
  %28 = math.trunc %d fastmath<none> : tensor<*xf16>
  return
}

func.func @functions_of_two_numbers(%a: f32, %b: vector<4xf64>) {
  %0 = math.atan2 %a, %a : f32
  %1 = math.copysign %b, %b fastmath<nsz> : vector<4xf64>
  %2 = math.powf %a, %a fastmath<fast> {x = 1 : i8} : f32
  return
}

func.func @functions_of_integers(%a: i32, %b: index, %c: vector<[4]xi8>, %d: tensor<2xi1>) {
  %0 = math.absi %a : i32
  %1 = math.ctlz %b : index
  %2 = math.cttz %c : vector<[4]xi8>
  %3 = math.ctpop %d : tensor<2xi1>
  %4 = math.ipowi %a, %a {x} : i32
  return
}

func.func @powers_and_products(%a: f32, %b: vector<4xf64>, %n: i32, %m: vector<4xindex>) {
  %0 = math.fpowi %a, %n : f32, i32
  %1 = math.fpowi %b, %m fastmath<fast> : vector<4xf64>, vector<4xindex>
  %2 = math.fma %a, %a, %a : f32
  %3 = math.fma %b, %b, %b fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : vector<4xf64>
  return
}
