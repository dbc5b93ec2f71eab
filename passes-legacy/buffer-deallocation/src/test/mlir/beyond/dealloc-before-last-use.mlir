// RUN: --buffer-deallocation
// REFERENCE: frees right after the first operation of ^bb1, before the load.
func.func @h(%x: i64, %i: index) -> i64 {
  %a = memref.alloc() : memref<2xi64>
  memref.store %x, %a[%i] : memref<2xi64>
  cf.br ^bb1
^bb1:
  %c = arith.constant 0 : index
  %y = memref.load %a[%c] : memref<2xi64>
  return %y : i64
}
func.func @main() -> i64 {
  %x = arith.constant 5 : i64
  %i = arith.constant 0 : index
  %r = call @h(%x, %i) : (i64, index) -> i64
  return %r : i64
}
