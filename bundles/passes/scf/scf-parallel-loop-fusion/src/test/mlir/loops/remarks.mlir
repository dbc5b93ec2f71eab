// RUN: --scf-parallel-loop-fusion --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Fused loops are reported, and those that are not, with the reason.
func.func @f(%A: memref<8xf32>, %B: memref<8xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // expected-note @below {{the loop before it}}
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    // expected-note @below {{this stands in the way}}
    memref.store %x, %A[%i] : memref<8xf32>
    scf.reduce
  }
  // expected-remark @below {{fused with the parallel loop before it}}
  // expected-note @below {{the loop before it}}
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %A[%i] : memref<8xf32>
    memref.store %v, %A[%i] : memref<8xf32>
    scf.reduce
  }
  // expected-remark @below {{not fused with the parallel loop before it: an iteration may access an element that another iteration writes}}
  // expected-note @below {{the loop before it}}
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    // expected-note @below {{this stands in the way}}
    %v = memref.load %A[%c0] : memref<8xf32>
    memref.store %v, %B[%i] : memref<8xf32>
    scf.reduce
  }
  // expected-remark @below {{not fused with the parallel loop before it: their bounds or steps are not the same values}}
  // expected-note @below {{the loop before it}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %B[%i] : memref<8xf32>
    scf.reduce
  }
  // expected-note @below {{this stands in the way}}
  memref.store %x, %B[%c0] : memref<8xf32>
  // expected-remark @below {{not fused with the parallel loop before it: 'memref.store' between them may have effects}}
  // expected-note @below {{the loop before it}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %B[%i] : memref<8xf32>
    scf.reduce
  }
  // expected-remark @below {{not fused with the parallel loop before it: 'func.call' may have other effects than to load, store and allocate}}
  // expected-note @below {{the loop before it}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    // expected-note @below {{this stands in the way}}
    func.call @g() : () -> ()
    scf.reduce
  }
  // expected-remark @below {{not fused with the parallel loop before it: one of them contains a parallel loop}}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      memref.store %x, %B[%i] : memref<8xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}
func.func private @g()
func.func @results(%n: index, %x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @below {{the loop before it}}
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  // expected-remark @below {{not fused with the parallel loop before it: a result of the first one is used before the end of the second one}}
  %q = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%r) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r, %q : f32, f32
}
