// RUN: --mlir-version=19.1 --buffer-results-to-out-params=add-result-attr=true
func.func @f(%m: memref<4xf32>) -> (memref<4xf32> {test.a}, i32 {test.b}) {
  %i = arith.constant 0 : i32
  return %m, %i : memref<4xf32>, i32
}
