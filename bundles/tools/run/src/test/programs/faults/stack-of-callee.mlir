func.func @f() -> memref<1xi64> {
  %i = arith.constant 0 : index
  %x = arith.constant 5 : i64
  %b = memref.alloca() : memref<1xi64>
  memref.store %x, %b[%i] : memref<1xi64>
  return %b : memref<1xi64>
}
func.func @main() -> i64 {
  %i = arith.constant 0 : index
  %a = call @f() : () -> memref<1xi64>
  %v = memref.load %a[%i] : memref<1xi64> // expected: uses memory on the stack after the end of its scope
  return %v : i64
}
