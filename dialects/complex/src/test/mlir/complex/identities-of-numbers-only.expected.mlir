module {
  func.func @sums_and_differences(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>) {
    %0 = complex.sub %arg0, %arg1 : complex<f32>
    %1 = complex.add %0, %arg1 : complex<f32>
    %2 = complex.add %arg0, %arg1 : complex<f32>
    %3 = complex.sub %2, %arg1 : complex<f32>
    return %1, %3 : complex<f32>, complex<f32>
  }
  func.func @zeros(%arg0: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
    %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %cst_0 = complex.constant [-0.000000e+00 : f32, -0.000000e+00 : f32] : complex<f32>
    %0 = complex.add %arg0, %cst : complex<f32>
    %1 = complex.sub %arg0, %cst_0 : complex<f32>
    return %0, %1, %arg0, %arg0 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
  }
  func.func @one(%arg0: complex<f32>) -> (complex<f32>, complex<f32>) {
    %cst = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %0 = complex.mul %arg0, %cst : complex<f32>
    %1 = complex.div %arg0, %cst : complex<f32>
    return %0, %1 : complex<f32>, complex<f32>
  }
  func.func @exponential_of_logarithm(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.log %arg0 : complex<f32>
    %1 = complex.exp %0 : complex<f32>
    return %1 : complex<f32>
  }
  func.func @logarithm_of_exponential(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.exp %arg0 fastmath<fast> : complex<f32>
    %1 = complex.log %0 fastmath<fast> : complex<f32>
    return %1 : complex<f32>
  }
}

