module {
  %0:2 = "test.values"() : () -> (i32, f32)
  toy.switch %0#0, (%0#0, %0#1), (), (%0#1) : (i32, f32), (), (f32) {a}
  toy.switch %0#0,  : 
  toy.switch %0#0, (%0#0), (), (%0#1) : (i32), (), (f32)
  toy.maybe of (%0#0), (%0#0, %0#0)
  toy.maybe
}

