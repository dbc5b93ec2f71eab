// RUN: --copy-removal
// REFERENCE: the pass is not in MLIR 19

// The operation of the examples in "Bufferization on MLIR".
func.func @source_is_reused() -> memref<2xf32> {
  %temp = memref.alloc() : memref<2xf32>
  %ret = memref.alloc() : memref<2xf32>
  "test.write"(%temp) : (memref<2xf32>) -> ()
  linalg.copy ins(%temp : memref<2xf32>) outs(%ret : memref<2xf32>)
  memref.dealloc %temp : memref<2xf32>
  return %ret : memref<2xf32>
}

func.func @target_is_reused(%out: memref<2xf32>, %v: f32) {
  %temp = memref.alloc() : memref<2xf32>
  linalg.fill ins(%v : f32) outs(%temp : memref<2xf32>)
  linalg.copy ins(%temp : memref<2xf32>) outs(%out : memref<2xf32>)
  memref.dealloc %temp : memref<2xf32>
  return
}

// Elements are converted, so that this is no plain copy.
func.func @cast(%out: memref<2xf64>) {
  %temp = memref.alloc() : memref<2xf32>
  linalg.copy ins(%temp : memref<2xf32>) outs(%out : memref<2xf64>)
  memref.dealloc %temp : memref<2xf32>
  return
}
