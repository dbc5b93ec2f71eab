// RUN: --bubble-down-memory-space-casts
// Casts to another space than the generic one stay, as do casts for operations that do not take their sources.
func.func private @g(memref<4x8xf32>)

func.func @f(%a: memref<4x8xf32>, %b: memref<4x8xf32, 2>, %n: memref<4x8xf32>, %i: index, %f: f32) {
  %0 = memref.memory_space_cast %a : memref<4x8xf32> to memref<4x8xf32, 3>
  memref.store %f, %0[%i, %i] : memref<4x8xf32, 3>
  %1 = memref.memory_space_cast %b : memref<4x8xf32, 2> to memref<4x8xf32, 3>
  memref.store %f, %1[%i, %i] : memref<4x8xf32, 3>
  %2 = memref.memory_space_cast %b : memref<4x8xf32, 2> to memref<4x8xf32>
  call @g(%2) : (memref<4x8xf32>) -> ()
  memref.copy %2, %n : memref<4x8xf32> to memref<4x8xf32>
  affine.store %f, %2[0, 0] : memref<4x8xf32>
  return
}
