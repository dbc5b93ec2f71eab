// RUN: --buffer-hoisting
// REFERENCE: moves the allocation out of the loop, so that the result is 2, of a buffer that was given up, instead of 0
func.func private @f(%c: i1) -> i64 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %first = memref.alloc() : memref<1xi64>
  memref.store %three, %first[%c0] : memref<1xi64>
  cf.cond_br %c, ^loop(%zero, %first : i64, memref<1xi64>), ^exit(%first : memref<1xi64>)
^loop(%i: i64, %best: memref<1xi64>):
  %more = arith.cmpi slt, %i, %three : i64
  cf.cond_br %more, ^body, ^exit(%best : memref<1xi64>)
^body:
  %new = memref.alloc() : memref<1xi64>
  memref.store %i, %new[%c0] : memref<1xi64>
  %next = arith.addi %i, %one : i64
  %better = arith.cmpi eq, %i, %zero : i64
  cf.cond_br %better, ^loop(%next, %new : i64, memref<1xi64>), ^loop(%next, %best : i64, memref<1xi64>)
^exit(%last: memref<1xi64>):
  %x = memref.load %last[%c0] : memref<1xi64>
  return %x : i64
}

func.func @main() -> i64 {
  %true = arith.constant true
  %result = call @f(%true) : (i1) -> i64
  return %result : i64
}
