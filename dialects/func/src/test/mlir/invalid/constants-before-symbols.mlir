// RUN: --mlir-version=19.1 --verify-diagnostics --split-input-file
// A constant that names no function is told before a symbol that is defined twice, and the first of several.
func.func private @g()
func.func @f() {
  // expected-error @below {{'func.constant' op reference to undefined function 'none'}}
  %0 = func.constant @none : () -> ()
  return
}
func.func private @g()

// -----

func.func @f() {
  // expected-error @below {{'func.constant' op reference to undefined function 'first'}}
  %0 = func.constant @first : () -> ()
  return
}
func.func @g() {
  %0 = func.constant @second : () -> ()
  return
}
