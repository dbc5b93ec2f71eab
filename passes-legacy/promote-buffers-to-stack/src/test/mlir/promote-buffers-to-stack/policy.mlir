// RUN: --promote-buffers-to-stack
// REFERENCE: ignores policies
// The policy keeps the buffers of memory space 1 on the heap, and the program owns those of memory space 2.
module attributes {mortise.policies = [{memory_space = 1, stack = false}, {memory_space = 2, owner = "program"}]} {
  func.func @f(%o: memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32>
    %b = memref.alloc() : memref<4xf32, 1>
    %c = memref.alloc() : memref<4xf32, 2>
    memref.copy %o, %a : memref<4xf32> to memref<4xf32>
    memref.copy %o, %b : memref<4xf32> to memref<4xf32, 1>
    memref.copy %o, %c : memref<4xf32> to memref<4xf32, 2>
    return
  }
}
