func.func @main() {
  %n = arith.constant -5 : index
  %a = memref.alloc(%n) : memref<?xi64> // expected: allocates a negative size: -5
  memref.dealloc %a : memref<?xi64>
  return
}
