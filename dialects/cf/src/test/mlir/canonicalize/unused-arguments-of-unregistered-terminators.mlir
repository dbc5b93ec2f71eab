// RUN: --canonicalize --allow-unregistered-dialect

func.func @u(%c: i1, %x: i32) -> i32 {
  cf.br ^bb1(%x, %c : i32, i1)
^bb1(%a: i32, %b: i1):
  "some.terminator"()[^bb2, ^bb3] : () -> ()
^bb2:
  return %x : i32
^bb3:
  cf.br ^bb1(%a, %c : i32, i1)
}
func.func @u2(%c: i1, %x: i32) -> i32 {
  "some.terminator"()[^bb1] : () -> ()
^bb1:
  cf.br ^bb2(%x, %c: i32, i1)
^bb2(%a: i32, %b: i1):
  return %x : i32
}
func.func @u3(%c: i1, %x: i32) {
  "some.op"() ({
    cf.br ^bb1(%c, %x: i1, i32)
  ^bb1(%b: i1, %d: i32):
    "some.terminator"()[^bb1] : () -> ()
  }) : () -> ()
  return
}
