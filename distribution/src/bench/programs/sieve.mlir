// SPDX-License-Identifier: Apache-2.0
// Prime numbers up to four million. Prints a checksum and the best time of several runs.
func.func private @rtclock() -> f64

func.func @kernel(%m: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %m, %c0 : memref<?xi8>
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i8
  scf.for %i = %c0 to %n step %c1 {
    memref.store %one, %m[%i] : memref<?xi8>
  }
  scf.for %i = %c2 to %n step %c1 {
    %sq = arith.muli %i, %i : index
    %inside = arith.cmpi slt, %sq, %n : index
    scf.if %inside {
      %x = memref.load %m[%i] : memref<?xi8>
      %p = arith.cmpi ne, %x, %zero : i8
      scf.if %p {
        scf.for %j = %sq to %n step %i {
          memref.store %zero, %m[%j] : memref<?xi8>
        }
      }
    }
  }
  return
}
func.func @sum(%m: memref<?xi8>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi8>
  %z = arith.constant 0 : i64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> (i64) {
    %x = memref.load %m[%i] : memref<?xi8>
    %y = arith.extsi %x : i8 to i64
    %w = arith.addi %t, %y : i64
    scf.yield %w : i64
  }
  return %s : i64
}
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %runs = arith.constant 8 : index
  %large = arith.constant 1.0e9 : f64
  %size = arith.constant 4000000 : index
  %a = memref.alloc(%size) : memref<?xi8>
  %best = scf.for %r = %c0 to %runs step %c1 iter_args(%least = %large) -> (f64) {
    %t0 = func.call @rtclock() : () -> f64
    func.call @kernel(%a) : (memref<?xi8>) -> ()
    %t1 = func.call @rtclock() : () -> f64
    %t = arith.subf %t1, %t0 : f64
    %l = arith.minimumf %least, %t : f64
    scf.yield %l : f64
  }
  %sum = call @sum(%a) : (memref<?xi8>) -> i64
  call @printI64(%sum) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<?xi8>
  call @printF64(%best) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
