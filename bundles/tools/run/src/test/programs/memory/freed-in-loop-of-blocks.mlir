// RESULT: 10
// Each iteration frees the buffer of the last one.
func.func @main() -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %n = arith.constant 5 : i64
  %a = memref.alloc() : memref<i64>
  memref.store %c0, %a[] : memref<i64>
  cf.br ^loop(%a, %c0, %c0 : memref<i64>, i64, i64)
^loop(%m: memref<i64>, %i: i64, %sum: i64):
  %v = memref.load %m[] : memref<i64>
  %s = arith.addi %sum, %v : i64
  memref.dealloc %m : memref<i64>
  %j = arith.addi %i, %c1 : i64
  %b = memref.alloc() : memref<i64>
  memref.store %j, %b[] : memref<i64>
  %more = arith.cmpi slt, %j, %n : i64
  cf.cond_br %more, ^loop(%b, %j, %s : memref<i64>, i64, i64), ^exit
^exit:
  memref.dealloc %b : memref<i64>
  return %s : i64
}
