func.func @main() -> i64 {
  %i = arith.constant 0 : index
  %x = arith.constant 5 : i64
  %a = memref.alloc() : memref<4xi64>
  memref.store %x, %a[%i] : memref<4xi64>
  memref.dealloc %a : memref<4xi64>
  %v = memref.load %a[%i] : memref<4xi64> // expected: uses memory after it was freed
  return %v : i64
}
