// RUN: --canonicalize
// In one bit 1 means -1: the upper half of the product is not the sign of the other factor.
func.func @one_bit(%x: i1) -> (i1, i1) {
  %one = arith.constant true
  %low, %high = arith.mulsi_extended %x, %one : i1
  return %low, %high : i1, i1
}

func.func @vector(%x: vector<2xi1>) -> vector<2xi1> {
  %one = arith.constant dense<true> : vector<2xi1>
  %low, %high = arith.mulsi_extended %x, %one : vector<2xi1>
  return %high : vector<2xi1>
}

func.func @two_bits(%x: i2) -> (i2, i2) {
  %one = arith.constant 1 : i2
  %low, %high = arith.mulsi_extended %x, %one : i2
  return %low, %high : i2, i2
}
