// RUN: --args=3
func.func @main(%n: index) {
  %a = memref.alloca() : memref<4xi64>
  %b = memref.subview %a[%n] [2] [1] : memref<4xi64> to memref<2xi64, strided<[1], offset: ?>> // expected: has a slice that is partly outside
  return
}
