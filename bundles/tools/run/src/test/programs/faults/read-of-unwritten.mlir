// Only one element was written.
func.func @main() -> i64 {
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  %x = arith.constant 5 : i64
  %a = memref.alloca() : memref<4xi64>
  memref.store %x, %a[%i] : memref<4xi64>
  %v = memref.load %a[%j] : memref<4xi64> // expected: reads memory that was never written
  return %v : i64
}
