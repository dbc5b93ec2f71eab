// RUN: --test-distinct-attrs
// A distinct attribute gets another one that refers to the same.
#shared = distinct[0]<"a">
func.func @f() {
  "test.op"() {distinct.input = #shared} : () -> ()
  "test.op"() {distinct.input = #shared} : () -> ()
  "test.op"() {distinct.input = distinct[1]<>} : () -> ()
  "test.op"() {distinct.input = 1 : i32} : () -> ()
  return
}
