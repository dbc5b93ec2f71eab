// RUN: --mlir-version=19.1 --arith-emulate-wide-int=widest-int-supported=32

// Casts from and to integers of 64 bits, constants, calls and prints.
func.func @e1(%a: i32) -> i64 {
  %0 = arith.extsi %a : i32 to i64
  return %0 : i64
}
func.func @e2(%a: i16) -> i64 {
  %0 = arith.extsi %a : i16 to i64
  return %0 : i64
}
func.func @e3(%a: i32) -> i64 {
  %0 = arith.extui %a : i32 to i64
  return %0 : i64
}
func.func @e4(%a: i16) -> i64 {
  %0 = arith.extui %a : i16 to i64
  return %0 : i64
}
func.func @t1(%a: i64) -> i32 {
  %0 = arith.trunci %a : i64 to i32
  return %0 : i32
}
func.func @t2(%a: i64) -> i16 {
  %0 = arith.trunci %a : i64 to i16
  return %0 : i16
}
func.func @f1(%a: i64) -> f32 {
  %0 = arith.sitofp %a : i64 to f32
  return %0 : f32
}
func.func @f2(%a: i64) -> f64 {
  %0 = arith.uitofp %a : i64 to f64
  return %0 : f64
}
func.func @f22(%a: i64) -> f16 {
  %0 = arith.uitofp %a : i64 to f16
  return %0 : f16
}
func.func @i1(%a: i64) -> index {
  %0 = arith.index_cast %a : i64 to index
  return %0 : index
}
func.func @i2(%a: index) -> i64 {
  %0 = arith.index_castui %a : index to i64
  return %0 : i64
}
func.func @i3(%a: index) -> i64 {
  %0 = arith.index_cast %a : index to i64
  return %0 : i64
}
func.func @i4(%a: i64) -> index {
  %0 = arith.index_castui %a : i64 to index
  return %0 : index
}
func.func @c() -> i64 {
  %0 = arith.constant 8589934593 : i64
  return %0 : i64
}
func.func @cv() -> vector<3xi64> {
  %0 = arith.constant dense<[0, 1, -4294967299]> : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @cs() -> vector<3xi64> {
  %0 = arith.constant dense<-2> : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @call(%a: i64) -> (i64, i8) {
  %0:2 = func.call @call(%a) : (i64) -> (i64, i8)
  return %0#0, %0#1 : i64, i8
}
func.func @b(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @vp(%a: vector<3xi64>) {
  vector.print %a : vector<3xi64> return
}
