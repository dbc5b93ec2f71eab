// RUN: --lean-deallocation-pipeline=reuse=none
// REFERENCE: has no such pipeline
// Each buffer is freed right after its last use, so only two of the three are alive at a time.
func.func @f(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  memref.copy %b, %c : memref<4xf32> to memref<4xf32>
  memref.copy %c, %m : memref<4xf32> to memref<4xf32>
  return
}

// Also in a nested module.
module {
  func.func @nested(%m: memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    memref.copy %a, %m : memref<4xf32> to memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    memref.copy %b, %m : memref<4xf32> to memref<4xf32>
    return
  }
}
