// RUN: --buffer-hoisting
// The buffer of the last iteration is handed on to the next but one and out of the loop, but nobody looks at it: one
// will do for all of them.
func.func @never(%c: i1, %n: index, %first: memref<2xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  cf.cond_br %c, ^loop(%c0, %zero, %first, %first : index, i64, memref<2xi64>, memref<2xi64>),
      ^exit(%zero, %first : i64, memref<2xi64>)
^loop(%i: index, %sum: i64, %older: memref<2xi64>, %old: memref<2xi64>):
  %new = memref.alloc() : memref<2xi64>
  memref.store %sum, %new[%c0] : memref<2xi64>
  %x = memref.load %new[%c0] : memref<2xi64>
  %sum1 = arith.addi %sum, %x : i64
  %next = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %next, %n : index
  cf.cond_br %more, ^loop(%next, %sum1, %old, %new : index, i64, memref<2xi64>, memref<2xi64>),
      ^exit(%sum1, %older : i64, memref<2xi64>)
^exit(%result: i64, %unread: memref<2xi64>):
  %view = memref.cast %unread : memref<2xi64> to memref<?xi64>
  return %result : i64
}

// The newest one is read after the loop. What was the newest one before becomes %older only, which nobody reads.
func.func @newest(%c: i1, %n: index, %first: memref<2xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.cond_br %c, ^loop(%c0, %first, %first : index, memref<2xi64>, memref<2xi64>), ^exit(%first : memref<2xi64>)
^loop(%i: index, %older: memref<2xi64>, %old: memref<2xi64>):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit(%old : memref<2xi64>)
^body:
  %new = memref.alloc() : memref<2xi64>
  %next = arith.addi %i, %c1 : index
  cf.br ^loop(%next, %old, %new : index, memref<2xi64>, memref<2xi64>)
^exit(%last: memref<2xi64>):
  %x = memref.load %last[%c0] : memref<2xi64>
  return %x : i64
}
