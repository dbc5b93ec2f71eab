// RUN: --buffer-hoisting
// The inner loop has a new buffer for each iteration and needs only the newest one, so that one will do. The outer loop
// needs the last one in its next iteration, but stays around the allocation: each of its iterations has its own.
func.func @main() -> i64 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %first = memref.alloc() : memref<2xi64>
  memref.store %one, %first[%c0] : memref<2xi64>
  cf.br ^outer(%zero, %zero, %first : i64, i64, memref<2xi64>)
^outer(%i: i64, %sum: i64, %before: memref<2xi64>):
  cf.br ^inner(%zero, %before : i64, memref<2xi64>)
^inner(%j: i64, %last: memref<2xi64>):
  %more = arith.cmpi slt, %j, %three : i64
  cf.cond_br %more, ^body, ^done
^body:
  %next = memref.alloc() : memref<2xi64>
  %old = memref.load %before[%c0] : memref<2xi64>
  %new = arith.addi %old, %j : i64
  memref.store %new, %next[%c0] : memref<2xi64>
  %j1 = arith.addi %j, %one : i64
  cf.br ^inner(%j1, %next : i64, memref<2xi64>)
^done:
  %x = memref.load %last[%c0] : memref<2xi64>
  %sum1 = arith.addi %sum, %x : i64
  %i1 = arith.addi %i, %one : i64
  %again = arith.cmpi slt, %i1, %three : i64
  cf.cond_br %again, ^outer(%i1, %sum1, %last : i64, i64, memref<2xi64>), ^end
^end:
  return %sum1 : i64
}
