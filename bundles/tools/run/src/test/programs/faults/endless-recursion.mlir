func.func @main() {
  call @main() : () -> () // expected: exceeds the limit of 100000 nested calls
  return
}
