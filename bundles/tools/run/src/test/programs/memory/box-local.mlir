// RESULT: 56
// Box and buffer in one block: freed after the last use through the box.
func.func @main() -> i64 {
  %v = arith.constant 7 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i64
  %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %zero) -> i64 {
    %box = memref.alloc() : memref<2xmemref<i64>>
    %a = memref.alloc() : memref<i64>
    %b = memref.alloc() : memref<i64>
    memref.store %v, %a[] : memref<i64>
    memref.store %v, %b[] : memref<i64>
    memref.store %a, %box[%c0] : memref<2xmemref<i64>>
    memref.store %b, %box[%c1] : memref<2xmemref<i64>>
    %j = arith.remui %i, %c1 : index
    %x = memref.load %box[%j] : memref<2xmemref<i64>>
    %w = memref.load %x[] : memref<i64>
    %y = memref.load %box[%c1] : memref<2xmemref<i64>>
    %w2 = memref.load %y[] : memref<i64>
    %n = arith.addi %sum, %w : i64
    %n2 = arith.addi %n, %w2 : i64
    scf.yield %n2 : i64
  }
  return %s : i64
}
