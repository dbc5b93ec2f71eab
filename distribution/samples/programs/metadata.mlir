func.func @f(%c: i1) -> i32 {
  %r = scf.if %c -> i32 {
    %a = arith.constant {metadata = {likes_pizza = true, age = 3}} 1 : i32
    scf.yield %a : i32
  } else {
    %b = arith.constant {metadata = {likes_pizza = true}} 2 : i32
    scf.yield %b : i32
  }
  return %r : i32
}
