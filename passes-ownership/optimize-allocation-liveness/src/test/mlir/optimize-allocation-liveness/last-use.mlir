// RUN: --optimize-allocation-liveness

// Each deallocation moves to right after the last use; an operation with regions that use the buffer counts as the use.
func.func @last_use(%n: index, %c: i1, %lower: index, %step: index, %value: f32) -> f32 {
  %first = memref.alloc(%n) : memref<?xf32>
  %second = memref.alloc(%n) : memref<?xf32>
  memref.copy %first, %second : memref<?xf32> to memref<?xf32>
  scf.if %c {
    scf.for %i = %lower to %n step %step {
      memref.store %value, %second[%i] : memref<?xf32>
    }
  }
  %loaded = arith.addf %value, %value : f32
  memref.dealloc %first : memref<?xf32>
  memref.dealloc %second : memref<?xf32>
  return %loaded : f32
}

// Inside of regions, too.
func.func @nested(%c: i1, %value: f32) {
  scf.if %c {
    %buffer = memref.alloc() : memref<f32>
    memref.store %value, %buffer[] : memref<f32>
    %other = arith.addf %value, %value : f32
    memref.dealloc %buffer : memref<f32>
  }
  return
}

// Other allocations than memref.alloc; a result of a call is none.
func.func private @make() -> memref<f32>
func.func @other_allocations(%source: memref<f32>, %value: f32) {
  %clone = bufferization.clone %source : memref<f32> to memref<f32>
  %called = call @make() : () -> memref<f32>
  memref.copy %clone, %called : memref<f32> to memref<f32>
  %other = arith.addf %value, %value : f32
  memref.dealloc %clone : memref<f32>
  memref.dealloc %called : memref<f32>
  return
}
