// RUN: --canonicalize
// VALIDATION: the flags allow other roundings, and results that are arbitrary if a number is not finite
func.func @exponential_of_logarithm(%z: complex<f32>) -> complex<f32> {
  %l = complex.log %z fastmath<reassoc,nnan,ninf,nsz> : complex<f32>
  %0 = complex.exp %l fastmath<reassoc,nnan,ninf,nsz> : complex<f32>
  return %0 : complex<f32>
}

func.func @sums_and_differences(%z: complex<f32>, %w: complex<f32>)
    -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %s = complex.sub %z, %w fastmath<reassoc,nnan,ninf,nsz> : complex<f32>
  %0 = complex.add %s, %w fastmath<reassoc,nnan,ninf,nsz> : complex<f32>
  %1 = complex.add %w, %s fastmath<reassoc,nnan,ninf,nsz> : complex<f32>
  %a = complex.add %z, %w fastmath<reassoc,nnan,ninf,nsz> : complex<f32>
  %2 = complex.sub %a, %w fastmath<reassoc,nnan,ninf,nsz> : complex<f32>
  %stays = complex.sub %a, %z fastmath<reassoc,nnan,ninf,nsz> : complex<f32>
  return %0, %1, %2, %stays : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

func.func @zero(%z: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
  %zero = complex.constant [0.0, -0.0] : complex<f64>
  %0 = complex.add %z, %zero fastmath<reassoc,nnan,ninf,nsz> : complex<f64>
  %1 = complex.sub %z, %zero fastmath<reassoc,nnan,ninf,nsz> : complex<f64>
  %left = complex.add %zero, %z fastmath<reassoc,nnan,ninf,nsz> : complex<f64>
  %product = complex.mul %z, %zero fastmath<reassoc,nnan,ninf,nsz> : complex<f64>
  return %0, %1, %left, %product : complex<f64>, complex<f64>, complex<f64>, complex<f64>
}

func.func @one(%z: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>) {
  %one = complex.constant [1.0, -0.0] : complex<f64>
  %0 = complex.mul %z, %one fastmath<reassoc,nnan,ninf,nsz> : complex<f64>
  %1 = complex.div %z, %one fastmath<reassoc,nnan,ninf,nsz> : complex<f64>
  %left = complex.mul %one, %z fastmath<reassoc,nnan,ninf,nsz> : complex<f64>
  return %0, %1, %left : complex<f64>, complex<f64>, complex<f64>
}

