// RUN: --verify-diagnostics --split-input-file --allow-unregistered-dialect
func.func @f() {
  // expected-error@+1 {{custom op 'ub.poison' invalid kind of attribute specified}}
  %0 = ub.poison <42> : i32
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{unknown attribute `foo` in dialect `ub`}}
  "test.attr"() {a = #ub.foo} : () -> ()
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance}}
  %0 = "ub.poison"() {value = 4} : () -> i32
  return
}
