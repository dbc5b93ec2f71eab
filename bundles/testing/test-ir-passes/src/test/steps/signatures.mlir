// STEP: remove arguments and results of functions
func.func private @declared(i32 {test.first}, f32 {test.second}) -> (i32 {test.third}, f32 {test.fourth})
func.func @defined(%a: i32, %b: f32) -> (f32, i32) {
  %0 = arith.addi %a, %a : i32
  %1:2 = call @declared(%0, %b) : (i32, f32) -> (i32, f32)
  return %1#1, %1#0 : f32, i32
}
func.func @several_returns(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
module @nested {
  func.func private @declared(i32)
  func.func @caller(%a: i32) {
    call @declared(%a) : (i32) -> ()
    return
  }
}
