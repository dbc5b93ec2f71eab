// RUN: --test-recursive-types
// A type that contains itself is built.
func.func @create() {
  "test.x"() : () -> !test.test_rec<b, test_rec<b>>
  return
}
