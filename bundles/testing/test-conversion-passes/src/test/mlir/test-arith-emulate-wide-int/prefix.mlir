// RUN: --test-arith-emulate-wide-int=function-prefix=emulate_me_

// Only functions with the prefix are converted, and their signatures stay.
func.func @entry(%a: i64) -> i64 {
  %0 = func.call @emulate_me_please(%a) : (i64) -> i64
  return %0 : i64
}
func.func @emulate_me_please(%x: i64) -> i64 {
  %0 = arith.addi %x, %x : i64
  return %0 : i64
}
func.func @other(%x: i64) -> i64 {
  %0 = arith.addi %x, %x : i64
  return %0 : i64
}
