// RUN: --buffer-hoisting
// REFERENCE: moves the allocation out of the loop, so that the result is 2, what the last iteration wrote, instead of 1
func.func private @f(%c: i1) -> i64 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %first = memref.alloc() : memref<1xi64>
  memref.store %zero, %first[%c0] : memref<1xi64>
  cf.cond_br %c, ^loop(%zero, %first : i64, memref<1xi64>), ^exit(%first : memref<1xi64>)
^loop(%i: i64, %old: memref<1xi64>):
  %new = memref.alloc() : memref<1xi64>
  memref.store %i, %new[%c0] : memref<1xi64>
  %next = arith.addi %i, %one : i64
  %more = arith.cmpi slt, %next, %three : i64
  cf.cond_br %more, ^loop(%next, %new : i64, memref<1xi64>), ^exit(%old : memref<1xi64>)
^exit(%last: memref<1xi64>):
  %x = memref.load %last[%c0] : memref<1xi64>
  return %x : i64
}

func.func @main() -> i64 {
  %true = arith.constant true
  %result = call @f(%true) : (i1) -> i64
  return %result : i64
}
