// RUN: --optimize-allocation-liveness
// REFERENCE: ignores policies
// The program owns the buffers of memory space 2, so that their deallocations stay where they are.
module attributes {mortise.policies = [{memory_space = 2, owner = "program"}]} {
  func.func @f(%o: memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32, 2>
    %b = memref.alloc() : memref<4xf32>
    memref.copy %o, %a : memref<4xf32> to memref<4xf32, 2>
    memref.copy %o, %b : memref<4xf32> to memref<4xf32>
    memref.copy %o, %o : memref<4xf32> to memref<4xf32>
    memref.dealloc %a : memref<4xf32, 2>
    memref.dealloc %b : memref<4xf32>
    return
  }
}
