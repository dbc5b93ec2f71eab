// SPDX-License-Identifier: Apache-2.0
// Multiplication of matrices of 512 x 512, three loops. Prints a checksum and the best time of several runs.
func.func private @rtclock() -> f64

func.func @fill(%m: memref<512x512xf64>, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 512 : index
  %seven = arith.constant 7 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = arith.muli %i, %s : index
      %b = arith.addi %a, %j : index
      %c = arith.remui %b, %seven : index
      %d = arith.index_cast %c : index to i64
      %e = arith.sitofp %d : i64 to f64
      memref.store %e, %m[%i, %j] : memref<512x512xf64>
    }
  }
  return
}
func.func @kernel(%a: memref<512x512xf64>, %b: memref<512x512xf64>, %c: memref<512x512xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 512 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %n step %c1 {
        %x = memref.load %a[%i, %k] : memref<512x512xf64>
        %y = memref.load %b[%k, %j] : memref<512x512xf64>
        %z = memref.load %c[%i, %j] : memref<512x512xf64>
        %p = arith.mulf %x, %y : f64
        %q = arith.addf %z, %p : f64
        memref.store %q, %c[%i, %j] : memref<512x512xf64>
      }
    }
  }
  return
}
func.func @sum(%c: memref<512x512xf64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 512 : index
  %z = arith.constant 0 : i64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> (i64) {
    %u = scf.for %j = %c0 to %n step %c1 iter_args(%v = %t) -> (i64) {
      %x = memref.load %c[%i, %j] : memref<512x512xf64>
      %y = arith.fptosi %x : f64 to i64
      %w = arith.addi %v, %y : i64
      scf.yield %w : i64
    }
    scf.yield %u : i64
  }
  return %s : i64
}
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @printI64(i64)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %runs = arith.constant 5 : index
  %large = arith.constant 1.0e9 : f64
  %a = memref.alloc() : memref<512x512xf64>
  %b = memref.alloc() : memref<512x512xf64>
  %c = memref.alloc() : memref<512x512xf64>
  %two = arith.constant 2 : index
  call @fill(%a, %c1) : (memref<512x512xf64>, index) -> ()
  call @fill(%b, %two) : (memref<512x512xf64>, index) -> ()
  call @fill(%c, %c0) : (memref<512x512xf64>, index) -> ()
  %best = scf.for %r = %c0 to %runs step %c1 iter_args(%least = %large) -> (f64) {
    %t0 = func.call @rtclock() : () -> f64
    func.call @kernel(%a, %b, %c) : (memref<512x512xf64>, memref<512x512xf64>, memref<512x512xf64>) -> ()
    %t1 = func.call @rtclock() : () -> f64
    %t = arith.subf %t1, %t0 : f64
    %l = arith.minimumf %least, %t : f64
    scf.yield %l : f64
  }
  %sum = call @sum(%c) : (memref<512x512xf64>) -> i64
  call @printI64(%sum) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<512x512xf64>
  memref.dealloc %b : memref<512x512xf64>
  memref.dealloc %c : memref<512x512xf64>
  call @printF64(%best) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
