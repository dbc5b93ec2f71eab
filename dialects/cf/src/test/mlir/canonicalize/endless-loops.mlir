// RUN: --canonicalize

func.func @one() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}

func.func @two(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb3
^bb1(%a: i32):
  cf.br ^bb2(%a : i32)
^bb2(%b: i32):
  cf.br ^bb1(%b : i32)
^bb3:
  return %x : i32
}

func.func @switch(%n: i32) {
  cf.switch %n : i32, [
    default: ^bb1,
    1: ^bb2,
    2: ^bb4
  ]
^bb1:
  cf.br ^bb2
^bb2:
  cf.br ^bb3
^bb3:
  cf.br ^bb1
^bb4:
  return
}
