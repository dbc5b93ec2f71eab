// RUN: --optimize-allocation-liveness=across-control-flow=true
// REFERENCE: 19.1 does not have the pass

func.func private @two() -> (memref<4xf32>, memref<4xf32>)

// The callee may return one buffer twice: the deallocation stays behind the use of the other result.
func.func @f(%c0: index) -> f32 {
  %r:2 = call @two() : () -> (memref<4xf32>, memref<4xf32>)
  %p = memref.extract_aligned_pointer_as_index %r#0 : memref<4xf32> -> index
  %q = memref.extract_aligned_pointer_as_index %r#1 : memref<4xf32> -> index
  %differ = arith.cmpi ne, %p, %q : index
  %v = memref.load %r#1[%c0] : memref<4xf32>
  memref.dealloc %r#0 : memref<4xf32>
  scf.if %differ {
    memref.dealloc %r#1 : memref<4xf32>
  }
  return %v : f32
}
