// STEP: merge blocks
func.func @chain(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.br ^bb1(%0 : i32)
^bb1(%1: i32):
  "test.use"(%1) : (i32) -> ()
  cf.br ^bb2
^bb2:
  return %1 : i32
}
func.func @two_predecessors(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}
func.func @itself() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
"test.function"() ({
  %0 = "test.value"() : () -> i32
  "test.jump"(%0)[^bb1] : (i32) -> ()
^bb1:
  %1 = "test.value"() : () -> i64
  "test.jump"(%1)[^bb2] : (i64) -> ()
^bb2(%2: i32):
  "test.end"() : () -> ()
}) : () -> ()
