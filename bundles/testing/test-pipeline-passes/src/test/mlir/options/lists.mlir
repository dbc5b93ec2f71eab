// RUN: --pass-pipeline="builtin.module(func.func(test-options-pass{list=1,2 list=3 enum=one}))"
// Options with lists of numbers.
func.func @f() {
  return
}
