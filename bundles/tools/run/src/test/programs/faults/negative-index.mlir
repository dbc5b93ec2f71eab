func.func @main() {
  %i = arith.constant -1 : index
  %x = arith.constant 1 : i64
  %a = memref.alloca() : memref<4xi64>
  memref.store %x, %a[%i] : memref<4xi64> // expected: index -1 is out of bounds
  return
}
