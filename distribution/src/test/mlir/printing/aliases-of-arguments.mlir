// RUN: --allow-unregistered-dialect
// Attributes of arguments use the aliases that others need, and need none themselves.
func.func @f(%a: i32 {test.a = affine_map<(d0) -> (d0 + 1)>}, %b: i32 {test.b = affine_map<(d0) -> (d0 + 2)>}) {
  "test.op"() {y = affine_map<(d0) -> (d0 + 2)>} : () -> ()
  return
}
func.func private @g(i32 {test.a = affine_map<(d0) -> (d0 + 3)>})
