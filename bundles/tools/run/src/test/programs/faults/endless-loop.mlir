// RUN: --max-steps=10000
func.func @main() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1 // expected: exceeds the limit of 10000 steps
}
