// RUN: --ownership-based-buffer-deallocation --canonicalize
// REFERENCE: reads freed memory, and crashes by chance
// --ownership-based-buffer-deallocation: the result of a region op is live in another block; the pass replaces the op
// but its liveness sets keep the freed Value (valgrind: invalid read in getMemrefsToRetain; segfault by chance).
func.func @f(%c: i1, %x: i64) -> i64 {
  %r = scf.if %c -> i64 {
    scf.yield %x : i64
  } else {
    %k = arith.constant 3 : i64
    scf.yield %k : i64
  }
  %a = memref.alloc() : memref<2xi64>
  cf.br ^bb1(%a : memref<2xi64>)
^bb1(%p: memref<2xi64>):
  %z = arith.constant 0 : index
  memref.store %x, %p[%z] : memref<2xi64>
  %y = memref.load %p[%z] : memref<2xi64>
  %s = arith.addi %y, %r : i64
  return %s : i64
}
