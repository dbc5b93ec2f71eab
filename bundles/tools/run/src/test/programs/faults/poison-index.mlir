func.func @main() -> i64 {
  %p = ub.poison : index
  %a = memref.alloca() : memref<4xi64>
  %v = memref.load %a[%p] : memref<4xi64> // expected: index 0 is undefined
  return %v : i64
}
