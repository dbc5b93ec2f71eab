// RUN: --irdl-file=%S/loop.irdl.mlir --buffer-loop-hoisting
// REFERENCE: has no dialect ods.

// Both loops are left by the buffer.
func.func @hoisted(%lb: index, %ub: index, %v: f32) {
  %c0 = arith.constant 0 : index
  flow.for %lb to %ub (%i: index) {
    flow.repeat {
      %a = memref.alloc(%ub) : memref<?xf32>
      memref.store %v, %a[%c0] : memref<?xf32>
    }
  }
  return
}

// The size depends on the induction variable of the outer loop.
func.func @size(%lb: index, %ub: index, %v: f32) {
  %c0 = arith.constant 0 : index
  flow.for %lb to %ub (%i: index) {
    flow.repeat {
      %a = memref.alloc(%i) : memref<?xf32>
      memref.store %v, %a[%c0] : memref<?xf32>
    }
  }
  return
}

// The region is no loop.
func.func @once(%n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  flow.once {
    %a = memref.alloc(%n) : memref<?xf32>
    memref.store %v, %a[%c0] : memref<?xf32>
  }
  return
}
