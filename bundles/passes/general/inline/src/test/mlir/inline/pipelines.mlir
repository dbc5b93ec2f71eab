// RUN: --inline=op-pipelines=func.func(cse)
// Callables are simplified by a pipeline for their operation.
func.func private @twice(%a: i32) -> (i32, i32) { %0 = arith.addi %a, %a : i32 %1 = arith.addi %a, %a : i32 return %0, %1 : i32, i32 }
func.func @f(%a: i32) -> i32 {
  %0:2 = call @twice(%a) : (i32) -> (i32, i32)
  %1:2 = call @twice(%a) : (i32) -> (i32, i32)
  %c0 = arith.constant 0 : i32
  %2 = arith.addi %0#1, %1#0 : i32
  %3 = arith.addi %2, %c0 : i32
  return %3 : i32
}
