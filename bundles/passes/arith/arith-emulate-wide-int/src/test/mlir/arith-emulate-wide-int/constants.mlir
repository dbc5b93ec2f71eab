// RUN: --arith-emulate-wide-int=widest-int-supported=32

// Operands that are constants only after the conversion: extensions of numbers become constants.
func.func @x() -> i64 {
  %c = arith.constant 7 : i64
  %0 = arith.index_castui %c : i64 to index
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}
func.func @y() -> i64 {
  %c = arith.constant 7 : i64
  %0 = arith.trunci %c : i64 to i32
  %1 = arith.extui %0 : i32 to i64
  return %1 : i64
}
func.func @z() -> i64 {
  %c = arith.constant 7 : i64
  %0 = arith.trunci %c : i64 to i16
  %1 = arith.extui %0 : i16 to i64
  return %1 : i64
}
func.func @v() -> vector<2xi64> {
  %c = arith.constant dense<[7, 8]> : vector<2xi64>
  %0 = arith.trunci %c : vector<2xi64> to vector<2xi16>
  %1 = arith.extsi %0 : vector<2xi16> to vector<2xi64>
  return %1 : vector<2xi64>
}
