func.func @main() {
  %a = memref.alloc() : memref<4xi64>
  %b = memref.subview %a[1] [2] [1] : memref<4xi64> to memref<2xi64, strided<[1], offset: 1>>
  memref.dealloc %b : memref<2xi64, strided<[1], offset: 1>> // expected: frees a part of a buffer
  return
}
