// SPDX-License-Identifier: Apache-2.0
// A convolution of 500 x 500 with a kernel of 3 x 3. Prints a checksum and the best time of several runs.
func.func private @rtclock() -> f64

func.func @kernel(%a: memref<?x?xf64>, %k: memref<3x3xf64>, %b: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %b, %c0 : memref<?x?xf64>
  %w = memref.dim %b, %c1 : memref<?x?xf64>
  %kh = arith.constant 3 : index
  %kw = arith.constant 3 : index

  scf.for %i = %c0 to %h step %c1 {
    scf.for %j = %c0 to %w step %c1 {
      scf.for %p = %c0 to %kh step %c1 {
        scf.for %q = %c0 to %kw step %c1 {
          %u = arith.addi %i, %p : index
          %v = arith.addi %j, %q : index
          %x = memref.load %a[%u, %v] : memref<?x?xf64>
          %y = memref.load %k[%p, %q] : memref<3x3xf64>
          %z = memref.load %b[%i, %j] : memref<?x?xf64>
          %m = arith.mulf %x, %y : f64
          %s = arith.addf %z, %m : f64
          memref.store %s, %b[%i, %j] : memref<?x?xf64>
        }
      }
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
  %runs = arith.constant 200 : index
  %large = arith.constant 1.0e9 : f64
  %size = arith.constant 500 : index
  %size1 = arith.constant 498 : index
  %three = arith.constant 3 : index
  %a = memref.alloc(%size, %size) : memref<?x?xf64>
  %b = memref.alloc(%size1, %size1) : memref<?x?xf64>
  call @fill(%a, %three) : (memref<?x?xf64>, index) -> ()
  %kk = memref.alloc() : memref<3x3xf64>
  %k = memref.cast %kk : memref<3x3xf64> to memref<?x?xf64>
  call @fill(%k, %three) : (memref<?x?xf64>, index) -> ()
  call @fill(%b, %three) : (memref<?x?xf64>, index) -> ()
  %best = scf.for %r = %c0 to %runs step %c1 iter_args(%least = %large) -> (f64) {
    %t0 = func.call @rtclock() : () -> f64
    func.call @kernel(%a, %kk, %b) : (memref<?x?xf64>, memref<3x3xf64>, memref<?x?xf64>) -> ()
    %t1 = func.call @rtclock() : () -> f64
    %t = arith.subf %t1, %t0 : f64
    %l = arith.minimumf %least, %t : f64
    scf.yield %l : f64
  }
  %sum = call @sum(%b) : (memref<?x?xf64>) -> i64
  call @printI64(%sum) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<?x?xf64>
  memref.dealloc %kk : memref<3x3xf64>
  memref.dealloc %b : memref<?x?xf64>
  call @printF64(%best) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
