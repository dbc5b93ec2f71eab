// RESULT: 23
func.func private @select(%c: i1) -> i64 {
  %v = arith.constant 7 : i64
  %w = arith.constant 9 : i64
  %a = memref.alloc() : memref<i64>
  %b = memref.alloc() : memref<i64>
  memref.store %v, %a[] : memref<i64>
  memref.store %w, %b[] : memref<i64>
  %m = arith.select %c, %a, %b : memref<i64>
  %r = memref.load %m[] : memref<i64>
  memref.dealloc %m : memref<i64>
  return %r : i64
}
func.func private @cast(%c: i1) -> i64 {
  %v = arith.constant 7 : i64
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi64>
  memref.store %v, %a[%c0] : memref<1xi64>
  %d = memref.cast %a : memref<1xi64> to memref<?xi64>
  %r = memref.load %d[%c0] : memref<?xi64>
  cf.cond_br %c, ^x, ^y
^x:
  memref.dealloc %d : memref<?xi64>
  cf.br ^y
^y:
  return %r : i64
}
func.func @main() -> i64 {
  %true = arith.constant true
  %false = arith.constant false
  %x = func.call @select(%true) : (i1) -> i64
  %y = func.call @select(%false) : (i1) -> i64
  %z = func.call @cast(%true) : (i1) -> i64
  %s = arith.addi %x, %y : i64
  %t = arith.addi %s, %z : i64
  return %t : i64
}
