// RUN: --canonicalize
// Products and sums whose second result nobody uses become plain ones.
func.func @ext(%a: i32, %b: i32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, i1) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %s, %o = arith.addui_extended %a, %c0 : i32, i1
  %s1, %o1 = arith.addui_extended %a, %b : i32, i1
  %l, %h = arith.mulsi_extended %a, %c1 : i32
  %l1, %h1 = arith.mulsi_extended %a, %b : i32
  %l2, %h2 = arith.mului_extended %a, %c1 : i32
  %l3, %h3 = arith.mului_extended %a, %b : i32
  %s4, %o4 = arith.addui_extended %c3, %b : i32, i1
  return %s, %o, %s1, %l, %h, %l1, %l2, %h2, %l3, %o4 : i32, i1, i32, i32, i32, i32, i32, i32, i32, i1
}
