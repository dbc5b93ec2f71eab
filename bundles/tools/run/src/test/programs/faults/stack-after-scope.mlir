func.func @main() -> i64 {
  %i = arith.constant 0 : index
  %x = arith.constant 5 : i64
  %a = memref.alloca_scope -> (memref<4xi64>) {
    %b = memref.alloca() : memref<4xi64>
    memref.store %x, %b[%i] : memref<4xi64>
    memref.alloca_scope.return %b : memref<4xi64>
  }
  %v = memref.load %a[%i] : memref<4xi64> // expected: uses memory on the stack after the end of its scope
  return %v : i64
}
