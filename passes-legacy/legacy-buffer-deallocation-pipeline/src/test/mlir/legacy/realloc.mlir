// RUN: --legacy-buffer-deallocation-pipeline=promote-buffers=false
// REFERENCE: has no such pipeline; buffer-deallocation alone leaks what is not reallocated
// A reallocation is expanded first: the old buffer is freed on every way, whether it was reallocated or not.
func.func @underCondition(%c: i1, %x: i64, %i: index) -> i64 {
  %0 = memref.alloc() : memref<4xi64>
  memref.store %x, %0[%i] : memref<4xi64>
  %y = scf.if %c -> i64 {
    %1 = memref.realloc %0 : memref<4xi64> to memref<8xi64>
    %z = memref.load %1[%i] : memref<8xi64>
    scf.yield %z : i64
  } else {
    scf.yield %x : i64
  }
  return %y : i64
}

func.func @onOneWay(%c: i1, %x: i64, %i: index) -> i64 {
  %0 = memref.alloc() : memref<4xi64>
  memref.store %x, %0[%i] : memref<4xi64>
  cf.cond_br %c, ^bb1, ^bb2(%x : i64)
^bb1:
  %1 = memref.realloc %0 : memref<4xi64> to memref<8xi64>
  %y = memref.load %1[%i] : memref<8xi64>
  cf.br ^bb2(%y : i64)
^bb2(%r: i64):
  return %r : i64
}

func.func @ofAnySize(%x: i64, %i: index, %n: index) -> i64 {
  %0 = memref.alloc() : memref<4xi64>
  memref.store %x, %0[%i] : memref<4xi64>
  %1 = memref.realloc %0(%n) : memref<4xi64> to memref<?xi64>
  %y = memref.load %1[%i] : memref<?xi64>
  return %y : i64
}

func.func @main() -> i64 {
  %false = arith.constant false
  %true = arith.constant true
  %x = arith.constant 7 : i64
  %i = arith.constant 1 : index
  %two = arith.constant 2 : index
  %n = arith.constant 9 : index
  %0 = call @underCondition(%true, %x, %i) : (i1, i64, index) -> i64
  %1 = call @underCondition(%false, %0, %i) : (i1, i64, index) -> i64
  %2 = call @onOneWay(%true, %1, %i) : (i1, i64, index) -> i64
  %3 = call @onOneWay(%false, %2, %i) : (i1, i64, index) -> i64
  %4 = call @ofAnySize(%3, %i, %n) : (i64, index, index) -> i64
  %5 = call @ofAnySize(%4, %i, %two) : (i64, index, index) -> i64
  return %5 : i64
}
