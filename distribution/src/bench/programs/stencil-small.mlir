// SPDX-License-Identifier: Apache-2.0
// A stencil of five points on 200 x 200, which fits the cache, 100 times. Prints a checksum and the best time of several runs.
func.func private @rtclock() -> f64

func.func @kernel(%a: memref<?x?xf64>, %b: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %a, %c0 : memref<?x?xf64>
  %w = memref.dim %a, %c1 : memref<?x?xf64>
  %h1 = arith.subi %h, %c1 : index
  %w1 = arith.subi %w, %c1 : index
  %f = arith.constant 0.2 : f64
  scf.for %i = %c1 to %h1 step %c1 {
    scf.for %j = %c1 to %w1 step %c1 {
      %im = arith.subi %i, %c1 : index
      %ip = arith.addi %i, %c1 : index
      %jm = arith.subi %j, %c1 : index
      %jp = arith.addi %j, %c1 : index
      %x0 = memref.load %a[%i, %j] : memref<?x?xf64>
      %x1 = memref.load %a[%im, %j] : memref<?x?xf64>
      %x2 = memref.load %a[%ip, %j] : memref<?x?xf64>
      %x3 = memref.load %a[%i, %jm] : memref<?x?xf64>
      %x4 = memref.load %a[%i, %jp] : memref<?x?xf64>
      %s1 = arith.addf %x0, %x1 : f64
      %s2 = arith.addf %s1, %x2 : f64
      %s3 = arith.addf %s2, %x3 : f64
      %s4 = arith.addf %s3, %x4 : f64
      %r = arith.mulf %s4, %f : f64
      memref.store %r, %b[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
func.func @fill(%m: memref<?x?xf64>, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %m, %c0 : memref<?x?xf64>
  %w = memref.dim %m, %c1 : memref<?x?xf64>
  %seven = arith.constant 7 : index
  scf.for %i = %c0 to %h step %c1 {
    scf.for %j = %c0 to %w step %c1 {
      %a = arith.muli %i, %s : index
      %b = arith.addi %a, %j : index
      %c = arith.remui %b, %seven : index
      %d = arith.index_cast %c : index to i64
      %e = arith.sitofp %d : i64 to f64
      memref.store %e, %m[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
func.func @sum(%c: memref<?x?xf64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %c, %c0 : memref<?x?xf64>
  %w = memref.dim %c, %c1 : memref<?x?xf64>
  %k = arith.constant 1000.0 : f64
  %z = arith.constant 0 : i64
  %s = scf.for %i = %c0 to %h step %c1 iter_args(%t = %z) -> (i64) {
    %u = scf.for %j = %c0 to %w step %c1 iter_args(%v = %t) -> (i64) {
      %x0 = memref.load %c[%i, %j] : memref<?x?xf64>
      %x = arith.mulf %x0, %k : f64
      %y = arith.fptosi %x : f64 to i64
      %w2 = arith.addi %v, %y : i64
      scf.yield %w2 : i64
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
  %runs = arith.constant 60 : index
  %large = arith.constant 1.0e9 : f64
  %size = arith.constant 200 : index
  %hundred = arith.constant 100 : index
  %three = arith.constant 3 : index
  %a = memref.alloc(%size, %size) : memref<?x?xf64>
  %b = memref.alloc(%size, %size) : memref<?x?xf64>
  call @fill(%a, %three) : (memref<?x?xf64>, index) -> ()
  call @fill(%b, %three) : (memref<?x?xf64>, index) -> ()
  %best = scf.for %r = %c0 to %runs step %c1 iter_args(%least = %large) -> (f64) {
    %t0 = func.call @rtclock() : () -> f64
    scf.for %q = %c0 to %hundred step %c1 {
      func.call @kernel(%a, %b) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
    }
    %t1 = func.call @rtclock() : () -> f64
    %t = arith.subf %t1, %t0 : f64
    %l = arith.minimumf %least, %t : f64
    scf.yield %l : f64
  }
  %sum = call @sum(%b) : (memref<?x?xf64>) -> i64
  call @printI64(%sum) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<?x?xf64>
  memref.dealloc %b : memref<?x?xf64>
  call @printF64(%best) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
