// RUN: --max-steps=10000000
func.func @main() {
  %a = arith.constant 3 : i1000000
  cf.br ^next(%a : i1000000)
^next(%b: i1000000):
  %c = arith.muli %b, %a : i1000000 // expected: exceeds the limit of 10000000 steps
  cf.br ^next(%c : i1000000)
}
