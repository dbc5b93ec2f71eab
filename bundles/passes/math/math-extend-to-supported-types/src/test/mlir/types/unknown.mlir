// RUN: --math-extend-to-supported-types=target-type=i32 --verify-diagnostics
// expected-error@unknown {{could not map target type 'i32' to a known floating-point type}}
func.func @f() {
  return
}
