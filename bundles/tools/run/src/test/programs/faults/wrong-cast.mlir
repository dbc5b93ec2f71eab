// RUN: --args=[1,2,3]
func.func @main(%a: memref<?xi64>) {
  %b = memref.cast %a : memref<?xi64> to memref<4xi64> // expected: casts to a type in which size 0 is 4, but it is 3
  return
}
