// RUN: --canonicalize --split-input-file
// The last elements decide whether all are folded; what was divided by zero before them stays as it is.

func.func @last_defined() -> vector<4xi8> {
  %dividends = arith.constant dense<[100, -128, 0, -100]> : vector<4xi8>
  %divisors = arith.constant dense<[0, -1, 0, 7]> : vector<4xi8>
  %0 = arith.floordivsi %dividends, %divisors : vector<4xi8>
  return %0 : vector<4xi8>
}

// -----

func.func @last_undefined() -> vector<2xi8> {
  %dividends = arith.constant dense<[100, 100]> : vector<2xi8>
  %divisors = arith.constant dense<[7, 0]> : vector<2xi8>
  %0 = arith.floordivsi %dividends, %divisors : vector<2xi8>
  return %0 : vector<2xi8>
}

// -----

// Other divisions are folded only if all elements are defined.
func.func @other_divisions() -> (vector<2xi8>, vector<2xi8>) {
  %dividends = arith.constant dense<[100, 100]> : vector<2xi8>
  %divisors = arith.constant dense<[0, 7]> : vector<2xi8>
  %0 = arith.divsi %dividends, %divisors : vector<2xi8>
  %1 = arith.ceildivsi %dividends, %divisors : vector<2xi8>
  return %0, %1 : vector<2xi8>, vector<2xi8>
}
