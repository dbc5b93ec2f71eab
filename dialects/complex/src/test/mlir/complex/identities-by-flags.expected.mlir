module {
  func.func @exponential_of_logarithm(%arg0: complex<f32>) -> complex<f32> {
    return %arg0 : complex<f32>
  }
  func.func @sums_and_differences(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
    %0 = complex.add %arg0, %arg1 fastmath<reassoc,nnan,ninf,nsz> : complex<f32>
    %1 = complex.sub %0, %arg0 fastmath<reassoc,nnan,ninf,nsz> : complex<f32>
    return %arg0, %arg0, %arg0, %1 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
  }
  func.func @zero(%arg0: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
    %cst = complex.constant [0.000000e+00, -0.000000e+00] : complex<f64>
    %0 = complex.add %cst, %arg0 fastmath<reassoc,nnan,ninf,nsz> : complex<f64>
    %1 = complex.mul %arg0, %cst fastmath<reassoc,nnan,ninf,nsz> : complex<f64>
    return %arg0, %arg0, %0, %1 : complex<f64>, complex<f64>, complex<f64>, complex<f64>
  }
  func.func @one(%arg0: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>) {
    %cst = complex.constant [1.000000e+00, -0.000000e+00] : complex<f64>
    %0 = complex.mul %cst, %arg0 fastmath<reassoc,nnan,ninf,nsz> : complex<f64>
    return %arg0, %arg0, %0 : complex<f64>, complex<f64>, complex<f64>
  }
}

