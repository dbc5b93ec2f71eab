// RUN: --canonicalize --split-input-file
// Formats in which negative zero is not-a-number: neither that nor zero changes its sign.

func.func @negate() -> (f8E4M3FNUZ, f8E5M2FNUZ, f8E4M3B11FNUZ) {
  %zero = arith.constant 0.0 : f8E4M3FNUZ
  %nan = arith.constant 0x80 : f8E5M2FNUZ
  %one = arith.constant 1.0 : f8E4M3B11FNUZ
  %0 = arith.negf %zero : f8E4M3FNUZ
  %1 = arith.negf %nan : f8E5M2FNUZ
  %2 = arith.negf %one : f8E4M3B11FNUZ
  return %0, %1, %2 : f8E4M3FNUZ, f8E5M2FNUZ, f8E4M3B11FNUZ
}

// -----

// Negative zero has no exact counterpart.
func.func @truncate() -> (f8E5M2FNUZ, f8E5M2FNUZ) {
  %negative = arith.constant -0.0 : f16
  %positive = arith.constant 0.0 : f16
  %0 = arith.truncf %negative : f16 to f8E5M2FNUZ
  %1 = arith.truncf %positive : f16 to f8E5M2FNUZ
  return %0, %1 : f8E5M2FNUZ, f8E5M2FNUZ
}
