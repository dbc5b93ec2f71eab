// RUN: --scf-parallel-loop-fusion
// Loops over the same space are fused if no element is accessed in different iterations.
func.func @a(%A: memref<2x2xf32>, %B: memref<2x2xf32>, %C: memref<2x2xf32>, %f: f32) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = memref.alloc()  : memref<2x2xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %B_elem = memref.load %B[%i, %j] : memref<2x2xf32>
    %C_elem = memref.load %C[%i, %j] : memref<2x2xf32>
    %sum_elem = arith.addf %B_elem, %C_elem : f32
    memref.store %sum_elem, %sum[%i, %j] : memref<2x2xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %sum_elem = memref.load %sum[%i, %j] : memref<2x2xf32>
    %A_elem = memref.load %A[%i, %j] : memref<2x2xf32>
    %product_elem = arith.mulf %sum_elem, %A_elem : f32
    memref.store %product_elem, %B[%i, %j] : memref<2x2xf32>
    scf.reduce
  }
  memref.dealloc %sum : memref<2x2xf32>
  return
}
func.func @red(%A: memref<2xf32>, %B: memref<2xf32>, %f: f32) -> (f32, f32, f32) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r1 = scf.parallel (%i) = (%c0) to (%c2) step (%c1) init (%f) -> f32 {
    %x = memref.load %A[%i] : memref<2xf32>
    scf.reduce(%x : f32) { ^bb0(%p: f32, %q: f32): 
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32 }
  } {foo}
  %k = arith.addf %f, %f : f32
  %r2:2 = scf.parallel (%i) = (%c0) to (%c2) step (%c1) init (%f, %f) -> (f32, f32) {
    %x = memref.load %B[%i] : memref<2xf32>
    scf.reduce(%x, %x : f32, f32) { ^bb0(%p: f32, %q: f32): 
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32 }, { ^bb0(%p: f32, %q: f32): 
      %s = arith.mulf %p, %q : f32
      scf.reduce.return %s : f32 }
  }
  return %r1, %r2#0, %r2#1 : f32, f32, f32
}
func.func @dep(%A: memref<2xf32>, %f: f32) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %B = memref.alloc() : memref<2xf32>
  %D = memref.alloc() : memref<2xf32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %i1 = arith.addi %i, %c1 : index
    memref.store %f, %B[%i1] : memref<2xf32>
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %i1 = arith.addi %i, %c1 : index
    %x = memref.load %B[%i1] : memref<2xf32>
    memref.store %x, %D[%i] : memref<2xf32>
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    memref.store %f, %B[%i] : memref<2xf32>
    scf.parallel (%k) = (%c0) to (%c2) step (%c1) {
      memref.store %f, %D[%k] : memref<2xf32>
    }
    scf.parallel (%k) = (%c0) to (%c2) step (%c1) {
      %z = memref.load %D[%k] : memref<2xf32>
      memref.store %z, %A[%k] : memref<2xf32>
    }
  }
  memref.store %f, %B[%c0] : memref<2xf32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    memref.store %f, %D[%i] : memref<2xf32>
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    memref.store %f, %B[%i] : memref<2xf32>
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    memref.store %f, %A[%i] : memref<2xf32>
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %x = memref.load %A[%c0] : memref<2xf32>
    memref.store %x, %B[%i] : memref<2xf32>
  }
  return
}
