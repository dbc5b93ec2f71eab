// RUN: --int-range-optimizations
// A remainder of a number that is not negative and less than the divisor is the number.
func.func @both(%a: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %x = arith.andi %a, %c7 : i32
  %r0 = arith.remui %x, %c8 : i32
  %r1 = arith.remsi %x, %c8 : i32
  %r2 = arith.remui %x, %c7 : i32
  %r3 = arith.remsi %a, %c8 : i32
  return %r0, %r1, %r2, %r3 : i32, i32, i32, i32
}

func.func @loop(%m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %r = arith.remui %i, %c64 : index
    %s = arith.remsi %i, %c64 : index
    memref.store %r, %m[%s] : memref<?xindex>
  }
  return
}
