// RUN: --topological-sort --allow-unregistered-dialect
// Uses come after definitions; of what depends on itself the first goes first. Nested uses count.
module {
  "t.use"(%a, %b) ({
    "t.in"(%c) : (i32) -> ()
    "t.in2"(%e) : (i32) -> ()
    module { 
       %y = arith.addi %x, %x : i32
       %x = arith.constant 3 : i32
    }
  }) : (i32, i32) -> ()
  %a = arith.addi %c, %b : i32
  %b = arith.addi %c, %c : i32
  %c = arith.addi %d, %c2 : i32
  %d = arith.addi %e, %c2 : i32
  %e = arith.addi %d, %c2 : i32
  %c2 = arith.constant 2 : i32
  %f = arith.constant 3 : i32
}
