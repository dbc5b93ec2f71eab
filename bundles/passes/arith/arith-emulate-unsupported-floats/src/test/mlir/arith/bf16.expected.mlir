module {
  func.func @chained(%arg0: bf16, %arg1: bf16, %arg2: bf16, %arg3: f32, %arg4: vector<4xbf16>, %arg5: vector<[4]xbf16>) -> (i1, bf16, f32, i32, vector<4xbf16>, vector<[4]xbf16>) {
    %0 = arith.extf %arg5 fastmath<contract> : vector<[4]xbf16> to vector<[4]xf32>
    %1 = arith.extf %arg2 fastmath<contract> : bf16 to f32
    %2 = arith.extf %arg1 fastmath<contract> : bf16 to f32
    %3 = arith.extf %arg0 fastmath<contract> : bf16 to f32
    %cst = arith.constant -0.000000e+00 : bf16
    %4 = arith.addf %3, %2 fastmath<nnan> : f32
    %5 = arith.truncf %4 fastmath<contract> : f32 to bf16
    %6 = arith.extf %5 fastmath<contract> : bf16 to f32
    %7 = arith.mulf %6, %1 {foo = 1 : i64} : f32
    %8 = arith.truncf %7 fastmath<contract> : f32 to bf16
    %9 = arith.extf %8 fastmath<contract> : bf16 to f32
    %10 = arith.cmpf ole, %6, %9 : f32
    %11 = arith.select %10, %6, %9 : f32
    %12 = arith.truncf %11 fastmath<contract> : f32 to bf16
    %13 = arith.fptosi %9 : f32 to i32
    %14 = arith.extf %8 : bf16 to f32
    %15 = arith.negf %0 : vector<[4]xf32>
    %16 = arith.truncf %15 fastmath<contract> : vector<[4]xf32> to vector<[4]xbf16>
    %17 = arith.bitcast %arg0 : bf16 to i16
    %18 = arith.sitofp %13 : i32 to f32
    %19 = arith.truncf %18 fastmath<contract> : f32 to bf16
    cf.br ^bb1(%19 : bf16)
  ^bb1(%20: bf16):  // pred: ^bb0
    %21 = arith.extf %20 fastmath<contract> : bf16 to f32
    %22 = arith.addf %21, %3 : f32
    %23 = arith.truncf %22 fastmath<contract> : f32 to bf16
    %24 = arith.extf %23 fastmath<contract> : bf16 to f32
    %25 = arith.cmpf ole, %24, %3 : f32
    %26 = scf.if %25 -> (bf16) {
      %27 = arith.addf %24, %3 : f32
      %28 = arith.truncf %27 fastmath<contract> : f32 to bf16
      scf.yield %28 : bf16
    } else {
      scf.yield %arg0 : bf16
    }
    return %10, %26, %14, %13, %arg4, %16 : i1, bf16, f32, i32, vector<4xbf16>, vector<[4]xbf16>
  }
  func.func @vec(%arg0: vector<4xbf16>, %arg1: vector<4x4xbf16>, %arg2: bf16) -> (bf16, vector<4x4xbf16>, vector<4xbf16>, vector<4xbf16>) {
    %0 = arith.extf %arg1 fastmath<contract> : vector<4x4xbf16> to vector<4x4xf32>
    %1 = arith.extf %arg0 fastmath<contract> : vector<4xbf16> to vector<4xf32>
    %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
    %3 = arith.truncf %2 fastmath<contract> : f32 to bf16
    %4 = vector.outerproduct %1, %1, %0 {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
    %5 = arith.truncf %4 fastmath<contract> : vector<4x4xf32> to vector<4x4xbf16>
    %6 = vector.fma %1, %1, %1 : vector<4xf32>
    %7 = arith.truncf %6 fastmath<contract> : vector<4xf32> to vector<4xbf16>
    %8 = vector.multi_reduction <mul>, %0, %1 [0] : vector<4x4xf32> to vector<4xf32>
    %9 = arith.truncf %8 fastmath<contract> : vector<4xf32> to vector<4xbf16>
    return %3, %5, %7, %9 : bf16, vector<4x4xbf16>, vector<4xbf16>, vector<4xbf16>
  }
  func.func @dead(%arg0: bf16) -> bf16 {
    cf.br ^bb2
  ^bb1:  // no predecessors
    %0 = arith.addf %arg0, %arg0 : bf16
    return %0 : bf16
  ^bb2:  // pred: ^bb0
    return %arg0 : bf16
  }
}

