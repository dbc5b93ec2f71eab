// A buffer is freed on one path only.
func.func @main() -> i64 {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xi64> // expected: buffer allocated here is never freed
  scf.if %true {
  } else {
    memref.dealloc %a : memref<4xi64>
  }
  %v = arith.constant 1 : i64
  return %v : i64
}
