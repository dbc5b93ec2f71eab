// RUN: --lean-deallocation-pipeline="reuse=arena policies='[{memory_space = 3, arena = false}]'"
// REFERENCE: has no such pipeline
// Only the memory space 2 gets an arena.
func.func @f(%m: memref<512xf32>) {
  %a = memref.alloc() : memref<512xf32, 2>
  memref.copy %m, %a : memref<512xf32> to memref<512xf32, 2>
  %b = memref.alloc() : memref<512xf32, 2>
  memref.copy %a, %b : memref<512xf32, 2> to memref<512xf32, 2>
  memref.copy %a, %m : memref<512xf32, 2> to memref<512xf32>
  memref.copy %b, %m : memref<512xf32, 2> to memref<512xf32>
  %c = memref.alloc() : memref<512xf32, 3>
  memref.copy %m, %c : memref<512xf32> to memref<512xf32, 3>
  %d = memref.alloc() : memref<512xf32, 3>
  memref.copy %c, %d : memref<512xf32, 3> to memref<512xf32, 3>
  memref.copy %c, %m : memref<512xf32, 3> to memref<512xf32>
  memref.copy %d, %m : memref<512xf32, 3> to memref<512xf32>
  return
}
