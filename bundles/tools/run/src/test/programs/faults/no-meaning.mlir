// RUN: --allow-unregistered-dialect
func.func @main() {
  "foreign.op"() : () -> () // expected: cannot be executed: no bundle states its meaning
  return
}
