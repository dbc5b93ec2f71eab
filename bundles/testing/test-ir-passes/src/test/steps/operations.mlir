// STEP: erase operations
func.func @results(%a: i32, %b: i64) -> (i32, f32) {
  %0 = arith.addi %a, %a : i32
  %1 = "test.float"() : () -> f32
  %2 = "test.index"() : () -> index
  "test.use"(%0, %1, %2) : (i32, f32, index) -> ()
  return %0, %1 : i32, f32
}
func.func @regions(%c: i1, %a: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  cf.br ^bb1
^bb1:
  %2 = "test.opaque"() : () -> !test.int<signed, 5>
  "test.use"(%2, %0) : (!test.int<signed, 5>, i32) -> ()
  return %0 : i32
}
