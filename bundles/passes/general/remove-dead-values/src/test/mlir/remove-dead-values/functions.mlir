// RUN: --mlir-version=19.1 --remove-dead-values

// Neither the second argument nor the first result is needed by anybody.
func.func private @callee(%a: i32 {test.a}, %b: i32 {test.b}) -> (i32 {test.x}, i32 {test.y}) {
  %c = arith.addi %a, %a : i32
  return %c, %a : i32, i32
}

func.func @caller(%a: i32) -> i32 {
  %d = arith.muli %a, %a : i32
  %x:2 = call @callee(%a, %d) {test.call} : (i32, i32) -> (i32, i32)
  return %x#1 : i32
}

// Of the arguments only the one that is returned is needed, and of the results only the first.
func.func private @recursive(%a: i32, %m: i32) -> (i32, i32) {
  %x:2 = call @recursive(%a, %m) : (i32, i32) -> (i32, i32)
  return %m, %x#1 : i32, i32
}

func.func @enters_recursion(%a: i32) -> i32 {
  %x:2 = call @recursive(%a, %a) : (i32, i32) -> (i32, i32)
  return %x#0 : i32
}

// Nobody calls it, so nobody needs its results; nothing is known of the rest.
func.func private @never_called(%a: i32, %b: i32) -> (i32, i32) {
  %c = arith.addi %a, %a : i32
  return %c, %a : i32, i32
}

// What others may call stays as it is.
func.func @public(%a: i32, %b: i32) -> (i32, i32) {
  %c = arith.addi %a, %a : i32
  return %c, %a : i32, i32
}
