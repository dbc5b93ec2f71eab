// RUN: --inline=inlining-threshold=60
// What is large against its caller stays.
func.func @small(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }
func.func @large(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = arith.xori %1, %0 : i32
  return %2 : i32
}
func.func @f(%a: i32) -> i32 {
  %0 = call @small(%a) : (i32) -> i32
  %1 = call @large(%0) : (i32) -> i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
