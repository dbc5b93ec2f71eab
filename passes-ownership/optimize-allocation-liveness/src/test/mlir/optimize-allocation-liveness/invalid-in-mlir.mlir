// RUN: --optimize-allocation-liveness
// REFERENCE: mlir-opt-22 moves a deallocation after the terminator, and before or after an operand, and fails.

// The selected value may be another buffer, which is returned.
func.func @returned(%c: i1, %other: memref<f32>, %value: f32) -> (memref<f32>, f32) {
  %buffer = memref.alloc() : memref<f32>
  %either = arith.select %c, %other, %buffer : memref<f32>
  %sum = arith.addf %value, %value : f32
  memref.dealloc %buffer : memref<f32>
  return %either, %sum : memref<f32>, f32
}

// memref.realloc frees its operand and does more.
func.func @realloc(%n: index, %value: f32) -> f32 {
  %buffer = memref.alloc(%n) : memref<?xf32>
  %sum = arith.addf %value, %value : f32
  %larger = memref.realloc %buffer : memref<?xf32> to memref<8xf32>
  %product = arith.mulf %sum, %value : f32
  memref.dealloc %larger : memref<8xf32>
  return %product : f32
}

// The deallocation stays after the definition of its token.
func.func @token(%value: f32) {
  %start = gpu.wait async
  %buffer, %allocated = gpu.alloc async [%start] () : memref<f32>
  %set = gpu.memset async [%allocated] %buffer, %value : memref<f32>, f32
  %sum = arith.addf %value, %value : f32
  %done = gpu.wait async [%set]
  %product = arith.mulf %value, %value : f32
  %freed = gpu.dealloc async [%done] %buffer : memref<f32>
  gpu.wait [%freed]
  return
}
