// The leak is reported where the buffer is allocated, with the call.
func.func @f() {
  %a = memref.alloc() : memref<4xi64> // expected: buffer allocated here is never freed
  return
}
func.func @main() {
  call @f() : () -> ()
  return
}
