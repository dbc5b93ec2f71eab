// RUN: --test-func-insert-arg
// Arguments are inserted with their attributes.
func.func @g(%a: i3 {test.C}) attributes {test.insert_args = [[0, i1, {test.A}], [0, i2, {test.B}]]} {
  return
}
