// STEP: replace branches
func.func @conditional(%c: i1, %a: i32, %b: i64) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2(%b, %a : i64, i32)
^bb1(%0: i32):
  cf.br ^bb3(%0 : i32)
^bb2(%1: i64, %2: i32):
  "test.use"(%1) : (i64) -> ()
  cf.br ^bb3(%2 : i32)
^bb3(%3: i32):
  return %3 : i32
}
func.func @switch(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    1: ^bb2,
    2: ^bb1
  ]
^bb1:
  return
^bb2:
  "test.finish"() : () -> ()
}
"test.unregistered"() ({
  "test.fork"()[^bb1, ^bb2] : () -> ()
^bb1:
  "test.end"() : () -> ()
^bb2:
  "test.jump"()[^bb1] : () -> ()
}) : () -> ()
