// STEP: replace operations by function arguments
func.func @function(%a: i32) -> f32 {
  %0:2 = "test.values"() : () -> (f32, i64)
  %1 = scf.execute_region -> f32 {
    %2 = arith.addf %0#0, %0#0 : f32
    scf.yield %2 : f32
  }
  return %1 : f32
}
func.func @called(%c: i32) -> i32 {
  %0 = arith.addi %c, %c : i32
  return %0 : i32
}
func.func @caller(%c: i32) {
  %0 = call @called(%c) : (i32) -> i32
  "test.use"(%0) : (i32) -> ()
  return
}
module {
  %0 = "test.outside"() : () -> i32
  "test.use"(%0) : (i32) -> ()
}
