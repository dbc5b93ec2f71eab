func.func @main() {
  %n = arith.constant 1000000000000 : index
  %a = memref.alloc(%n) : memref<?xi64> // expected: exceeds the limit of
  memref.dealloc %a : memref<?xi64>
  return
}
