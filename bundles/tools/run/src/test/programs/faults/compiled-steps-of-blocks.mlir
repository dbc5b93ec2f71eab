// RUN: --engine=compiled --max-steps=1000000
// An endless loop of blocks.
func.func @main() {
  cf.br ^loop
^loop:
  cf.br ^loop // expected: exceeds the limit of 1000000 steps
}
