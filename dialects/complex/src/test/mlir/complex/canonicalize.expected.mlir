module {
  func.func @parts_of_created(%arg0: f32, %arg1: f32) -> (f32, f32) {
    return %arg0, %arg1 : f32, f32
  }
  func.func @parts_of_constant() -> (f32, f32) {
    %cst = arith.constant 1.500000e+00 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    return %cst, %cst_0 : f32, f32
  }
  func.func @created_of_parts(%arg0: complex<f32>) -> (complex<f32>, complex<f32>) {
    %0 = complex.re %arg0 fastmath<fast> : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = complex.create %1, %0 : complex<f32>
    return %arg0, %2 : complex<f32>, complex<f32>
  }
  func.func @parts_of_negated(%arg0: f32, %arg1: f32, %arg2: complex<f32>) -> (f32, f32, f32) {
    %0 = arith.negf %arg0 : f32
    %1 = arith.negf %arg1 : f32
    %2 = complex.neg %arg2 : complex<f32>
    %3 = complex.re %2 : complex<f32>
    return %0, %1, %3 : f32, f32, f32
  }
  func.func @twice(%arg0: complex<f32>) -> (complex<f32>, complex<f32>) {
    return %arg0, %arg0 : complex<f32>, complex<f32>
  }
  func.func @constants_of_other_values() -> (complex<f64>, complex<f64>) {
    %cst = complex.constant [1.000000e+00, 2.000000e+00] : complex<f64>
    %0 = complex.add %cst, %cst : complex<f64>
    %1 = complex.neg %cst : complex<f64>
    return %0, %1 : complex<f64>, complex<f64>
  }
  func.func @bitcast_and_back(%arg0: complex<f32>, %arg1: i64) -> (complex<f32>, i64, complex<f32>, i64) {
    return %arg0, %arg1, %arg0, %arg1 : complex<f32>, i64, complex<f32>, i64
  }
  func.func @bitcasts_of_bitcasts(%arg0: complex<f32>, %arg1: i64) -> (f64, f64, f64, complex<f32>) {
    %0 = arith.bitcast %arg1 : i64 to f64
    %1 = complex.bitcast %arg0 : complex<f32> to f64
    %2 = complex.bitcast %arg0 : complex<f32> to f64
    %3 = complex.bitcast %arg1 : i64 to complex<f32>
    return %0, %1, %2, %3 : f64, f64, f64, complex<f32>
  }
}

