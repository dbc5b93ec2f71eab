// RUN: --test-func-insert-arg
// Arguments are inserted with their attributes.
func.func private @f(i2 {test.B}) -> (i1, i3) attributes {test.insert_args = [[0, i1, {test.A}]]}
func.func @g(%a: i3 {test.C}) attributes {test.insert_args = [[0, i1, {test.A}], [0, i2, {test.B}]]} {
  return
}
