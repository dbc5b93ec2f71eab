// RUN: --buffer-deallocation
// REFERENCE: refuses loops of blocks ("Only structured control-flow loops are supported.") and crashes on the others.
func.func @selfLoop(%c: i1, %m: memref<2xi64>) {
  cf.br ^loop(%m : memref<2xi64>)
^loop(%p: memref<2xi64>):
  %a = memref.alloc() : memref<2xi64>
  memref.copy %p, %a : memref<2xi64> to memref<2xi64>
  cf.cond_br %c, ^loop(%a : memref<2xi64>), ^exit
^exit:
  return
}

func.func @unreachable(%c: i1, %m: memref<2xi64>) {
  cf.br ^exit(%m : memref<2xi64>)
^never:
  %a = memref.alloc() : memref<2xi64>
  memref.copy %m, %a : memref<2xi64> to memref<2xi64>
  cf.br ^exit(%a : memref<2xi64>)
^exit(%p: memref<2xi64>):
  memref.copy %p, %m : memref<2xi64> to memref<2xi64>
  return
}

func.func @severalSuccessors(%flag: i32, %m: memref<2xi64>, %out: memref<2xi64>) {
  %a = memref.alloc() : memref<2xi64>
  memref.copy %m, %a : memref<2xi64> to memref<2xi64>
  cf.switch %flag : i32, [
    default: ^bb1(%a : memref<2xi64>),
    1: ^bb1(%m : memref<2xi64>),
    2: ^bb2,
    3: ^bb3
  ]
^bb1(%p: memref<2xi64>):
  memref.copy %p, %out : memref<2xi64> to memref<2xi64>
  cf.br ^bb3
^bb2:
  memref.copy %a, %out : memref<2xi64> to memref<2xi64>
  return
^bb3:
  return
}


func.func @twoReturns(%c: i1, %m: memref<2xi64>) -> memref<2xi64> {
  %a = memref.alloc() : memref<2xi64>
  memref.copy %m, %a : memref<2xi64> to memref<2xi64>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<2xi64>
^bb2:
  %b = memref.alloc() : memref<2xi64>
  return %b : memref<2xi64>
}

func.func @returnedTwice() -> (memref<2xi64>, memref<2xi64>) {
  %a = memref.alloc() : memref<2xi64>
  return %a, %a : memref<2xi64>, memref<2xi64>
}
