// RUN: --mlir-version=19.1 --arith-emulate-wide-int=widest-int-supported=64 --canonicalize

// Integers of 128 bits, of which only the sum of the halves remains after the canonicalization.
func.func @f(%a: i16) -> i128 {
  %0 = arith.extui %a : i16 to i128
  %1 = arith.constant 18446744073709551617 : i128
  %2 = arith.addi %0, %1 : i128
  return %2 : i128
}
