func.func private @unknown()
func.func @main() {
  call @unknown() : () -> () // expected: calls an external function that nothing implements
  return
}
