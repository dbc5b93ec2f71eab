// RUN: --arith-int-range-narrowing=int-bitwidths-supported=8,16,32
// Operations whose numbers are in known small ranges are computed in the first type that holds them.
func.func @unsigned(%a: i64, %b: i64) -> (i64, i64) {
  %c10 = arith.constant 10 : i64
  %c200 = arith.constant 200 : i64
  %x = arith.minui %a, %c10 : i64
  %y = arith.minui %b, %c200 : i64
  %0 = arith.addi %x, %y {x} : i64
  %1 = arith.muli %x, %y : i64
  return %0, %1 : i64, i64
}
func.func @signed(%a: i64) -> (i64, i1) {
  %c10 = arith.constant 10 : i64
  %n10 = arith.constant -10 : i64
  %x0 = arith.minsi %a, %c10 : i64
  %x = arith.maxsi %x0, %n10 : i64
  %0 = arith.addi %x, %x : i64
  %1 = arith.cmpi slt, %0, %c10 : i64
  return %0, %1 : i64, i1
}
func.func @chain(%a: i32, %b: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  %x = arith.minui %a, %c10 : i32
  %y = arith.maxsi %x, %c1 : i32
  %z = arith.divsi %x, %y : i32
  return %z : i32
}
func.func @unknown(%a: i64, %b: i64) -> (i64, i1) {
  %c10 = arith.constant 10 : i64
  %x = arith.minui %a, %c10 : i64
  %0 = arith.addi %x, %b : i64
  %1 = arith.cmpi eq, %0, %x : i64
  return %0, %1 : i64, i1
}
