func.func @main() {
  %a = memref.alloca() : memref<4xi64>
  memref.dealloc %a : memref<4xi64> // expected: frees memory on the stack
  return
}
