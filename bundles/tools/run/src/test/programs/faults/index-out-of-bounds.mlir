func.func @main() -> i64 {
  %i = arith.constant 4 : index
  %a = memref.alloca() : memref<4xi64>
  %v = memref.load %a[%i] : memref<4xi64> // expected: index 4 is out of bounds: dimension 0 has the size 4
  return %v : i64
}
