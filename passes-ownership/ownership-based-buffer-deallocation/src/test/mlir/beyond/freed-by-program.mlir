// RUN: --ownership-based-buffer-deallocation
// REFERENCE: refuses operations that free buffers

// The program frees all its buffers, one of them under a condition: the function is left as it is.
func.func @f(%n: index, %a: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a, %owned = %false) -> (memref<4xf32>, i1) {
    %new = memref.alloc() : memref<4xf32>
    memref.copy %b, %new : memref<4xf32> to memref<4xf32>
    scf.if %owned {
      memref.dealloc %b : memref<4xf32>
    }
    scf.yield %new, %true : memref<4xf32>, i1
  }
  %v = memref.load %r#0[%c0] : memref<4xf32>
  scf.if %r#1 {
    memref.dealloc %r#0 : memref<4xf32>
  }
  return %v : f32
}
