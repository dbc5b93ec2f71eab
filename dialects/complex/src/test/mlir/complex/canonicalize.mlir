// RUN: --canonicalize
// Values of operations that cancel each other out, operations with zero and one, parts of known numbers.
func.func @parts_of_created(%a: f32, %b: f32) -> (f32, f32) {
  %z = complex.create %a, %b : complex<f32>
  %0 = complex.re %z : complex<f32>
  %1 = complex.im %z : complex<f32>
  return %0, %1 : f32, f32
}

func.func @parts_of_constant() -> (f32, f32) {
  %z = complex.constant [1.5 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.re %z : complex<f32>
  %1 = complex.im %z : complex<f32>
  return %0, %1 : f32, f32
}

func.func @created_of_parts(%z: complex<f32>) -> (complex<f32>, complex<f32>) {
  %re = complex.re %z fastmath<fast> : complex<f32>
  %im = complex.im %z : complex<f32>
  %0 = complex.create %re, %im : complex<f32>
  %swapped = complex.create %im, %re : complex<f32>
  return %0, %swapped : complex<f32>, complex<f32>
}

func.func @parts_of_negated(%a: f32, %b: f32, %z: complex<f32>) -> (f32, f32, f32) {
  %c = complex.create %a, %b : complex<f32>
  %n = complex.neg %c fastmath<ninf> : complex<f32>
  %0 = complex.re %n fastmath<nnan> : complex<f32>
  %1 = complex.im %n : complex<f32>
  %m = complex.neg %z : complex<f32>
  %2 = complex.re %m : complex<f32>
  return %0, %1, %2 : f32, f32, f32
}

func.func @twice(%z: complex<f32>) -> (complex<f32>, complex<f32>) {
  %n = complex.neg %z : complex<f32>
  %0 = complex.neg %n : complex<f32>
  %c = complex.conj %z : complex<f32>
  %1 = complex.conj %c : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}

func.func @constants_of_other_values() -> (complex<f64>, complex<f64>) {
  %c = complex.constant [1.0, 2.0] : complex<f64>
  %0 = complex.add %c, %c : complex<f64>
  %1 = complex.neg %c : complex<f64>
  return %0, %1 : complex<f64>, complex<f64>
}

func.func @bitcast_and_back(%z: complex<f32>, %i: i64) -> (complex<f32>, i64, complex<f32>, i64) {
  %0 = complex.bitcast %z : complex<f32> to i64
  %1 = complex.bitcast %0 : i64 to complex<f32>
  %2 = complex.bitcast %i : i64 to complex<f32>
  %3 = complex.bitcast %2 : complex<f32> to i64
  %4 = complex.bitcast %z : complex<f32> to complex<f32>
  %5 = complex.bitcast %i : i64 to i64
  return %1, %3, %4, %5 : complex<f32>, i64, complex<f32>, i64
}

func.func @bitcasts_of_bitcasts(%z: complex<f32>, %i: i64) -> (f64, f64, f64, complex<f32>) {
  %0 = complex.bitcast %i : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to f64
  %2 = complex.bitcast %z : complex<f32> to i64
  %3 = arith.bitcast %2 : i64 to f64
  %4 = arith.bitcast %2 : i64 to f64
  %5 = arith.bitcast %i : i64 to f64
  %6 = complex.bitcast %5 : f64 to complex<f32>
  return %1, %3, %4, %6 : f64, f64, f64, complex<f32>
}
