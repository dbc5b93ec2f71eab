// RUN: --loop-invariant-code-motion
// Innermost loops first; users follow what was moved.
func.func @a(%n: index, %c: i1, %m: memref<4xi32>, %z: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> (i32) {
    %c5 = arith.constant 5 : i32
    %p = arith.addi %c5, %z : i32
    %q = arith.divsi %p, %z : i32
    %q2 = arith.divsi %z, %p : i32
    scf.if %c { %k = arith.addi %p, %z : i32   scf.yield }
    %w = scf.if %c -> i32 { %k = arith.addi %p, %acc : i32   scf.yield %k : i32 } else { scf.yield %p: i32 }
    scf.for %j = %c0 to %n step %c1 {
       %s = arith.muli %p, %z : i32
       %s2 = arith.muli %s, %acc : i32
       %v = memref.load %m[%j] : memref<4xi32>
       memref.store %s2, %m[%j] : memref<4xi32>
    }
    scf.for %j = %c0 to %n step %c1 {
       %s = arith.muli %p, %z : i32
    }
    %dim = memref.dim %m, %c0 : memref<4xi32>
    %w2 = scf.while (%l = %z) : (i32) -> (i32) { %s = arith.muli %p, %z : i32  %s3 = arith.addi %s, %l : i32 scf.condition(%c) %s3 : i32} do { ^bb0(%t: i32): %s = arith.muli %p, %z : i32   %s3 = arith.addi %s, %t : i32  scf.yield %s3 : i32}
    scf.parallel (%t) = (%c0) to (%n) step (%c1) {  %s = arith.muli %p, %z : i32  %s3 = arith.addi %s, %s : i32 
       memref.store %s3, %m[%t] : memref<4xi32> }
    scf.forall (%t) in (%n) {  %s = arith.muli %p, %z : i32  %s3 = arith.addi %s, %s : i32 
       memref.store %s3, %m[%t] : memref<4xi32> }
    scf.yield %w : i32
  }
  return
}
