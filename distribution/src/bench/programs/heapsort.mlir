// SPDX-License-Identifier: Apache-2.0
// Heap sort of a million i32. Prints a checksum and the best time of several runs.
func.func private @rtclock() -> f64

func.func @fill(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %seed = arith.constant 12345 : i32
  %mul = arith.constant 1103515245 : i32
  %add = arith.constant 12345 : i32
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%x = %seed) -> (i32) {
    %y = arith.muli %x, %mul : i32
    %z = arith.addi %y, %add : i32
    memref.store %z, %m[%i] : memref<?xi32>
    scf.yield %z : i32
  }
  return
}
func.func @sift(%m: memref<?xi32>, %start: index, %end: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %root = scf.while (%r = %start) : (index) -> index {
    %d = arith.muli %r, %c2 : index
    %child = arith.addi %d, %c1 : index
    %has = arith.cmpi slt, %child, %end : index
    %go, %next = scf.if %has -> (i1, index) {
      %right = arith.addi %child, %c1 : index
      %hasRight = arith.cmpi slt, %right, %end : index
      %best = scf.if %hasRight -> (index) {
        %a = memref.load %m[%child] : memref<?xi32>
        %b = memref.load %m[%right] : memref<?xi32>
        %l = arith.cmpi slt, %a, %b : i32
        %s = arith.select %l, %right, %child : index
        scf.yield %s : index
      } else {
        scf.yield %child : index
      }
      %x = memref.load %m[%r] : memref<?xi32>
      %y = memref.load %m[%best] : memref<?xi32>
      %less = arith.cmpi slt, %x, %y : i32
      scf.if %less {
        memref.store %y, %m[%r] : memref<?xi32>
        memref.store %x, %m[%best] : memref<?xi32>
      }
      scf.yield %less, %best : i1, index
    } else {
      %false = arith.constant false
      scf.yield %false, %r : i1, index
    }
    scf.condition(%go) %next : index
  } do {
  ^bb0(%r: index):
    scf.yield %r : index
  }
  return
}
func.func @kernel(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %half = arith.divui %n, %c2 : index
  scf.for %i = %c0 to %half step %c1 {
    %a = arith.subi %half, %i : index
    %s = arith.subi %a, %c1 : index
    func.call @sift(%m, %s, %n) : (memref<?xi32>, index, index) -> ()
  }
  scf.for %i = %c1 to %n step %c1 {
    %end = arith.subi %n, %i : index
    %x = memref.load %m[%c0] : memref<?xi32>
    %y = memref.load %m[%end] : memref<?xi32>
    memref.store %y, %m[%c0] : memref<?xi32>
    memref.store %x, %m[%end] : memref<?xi32>
    func.call @sift(%m, %c0, %end) : (memref<?xi32>, index, index) -> ()
  }
  return
}
func.func @sum(%m: memref<?xi32>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %z = arith.constant 0 : i64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %z) -> (i64) {
    %x = memref.load %m[%i] : memref<?xi32>
    %y = arith.extsi %x : i32 to i64
    %k = arith.index_cast %i : index to i64
    %p = arith.muli %y, %k : i64
    %w = arith.addi %t, %p : i64
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
  %runs = arith.constant 5 : index
  %large = arith.constant 1.0e9 : f64
  %size = arith.constant 1000000 : index
  %a = memref.alloc(%size) : memref<?xi32>
  %best = scf.for %r = %c0 to %runs step %c1 iter_args(%least = %large) -> (f64) {
    func.call @fill(%a) : (memref<?xi32>) -> ()
    %t0 = func.call @rtclock() : () -> f64
    func.call @kernel(%a) : (memref<?xi32>) -> ()
    %t1 = func.call @rtclock() : () -> f64
    %t = arith.subf %t1, %t0 : f64
    %l = arith.minimumf %least, %t : f64
    scf.yield %l : f64
  }
  %sum = call @sum(%a) : (memref<?xi32>) -> i64
  call @printI64(%sum) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<?xi32>
  call @printF64(%best) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
