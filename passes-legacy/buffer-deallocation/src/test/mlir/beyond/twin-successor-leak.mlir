// RUN: --buffer-deallocation
// REFERENCE: gives a clone to just one of two edges to the same successor, and leaks the other buffer.
func.func @f(%c: i1, %m: memref<2xi64>) -> i64 {
  %z = arith.constant 0 : index
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<2xi64>)
^bb1:
  %a = memref.alloc() : memref<2xi64>
  memref.copy %m, %a : memref<2xi64> to memref<2xi64>
  cf.cond_br %c, ^bb2(%a : memref<2xi64>), ^bb2(%a : memref<2xi64>)
^bb2(%p: memref<2xi64>):
  %y = memref.load %p[%z] : memref<2xi64>
  return %y : i64
}
func.func @main() -> i64 {
  %x = arith.constant 5 : i64
  %i = arith.constant 0 : index
  %t = arith.constant true
  %f = arith.constant false
  %a = memref.alloc() : memref<2xi64>
  memref.store %x, %a[%i] : memref<2xi64>
  %r = call @f(%t, %a) : (i1, memref<2xi64>) -> i64
  %s = call @f(%f, %a) : (i1, memref<2xi64>) -> i64
  return %r : i64
}
