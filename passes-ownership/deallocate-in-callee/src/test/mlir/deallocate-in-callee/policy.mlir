// RUN: --deallocate-in-callee
// REFERENCE: has no such pass
// The program owns the buffers of memory space 2, so that their deallocations stay with the caller.
module attributes {mortise.policies = [{memory_space = 2, owner = "program"}]} {
  func.func private @use(%m: memref<4xf32, 2>, %n: memref<4xf32>) {
    memref.copy %m, %n : memref<4xf32, 2> to memref<4xf32>
    return
  }
  func.func @f() {
    %a = memref.alloc() : memref<4xf32, 2>
    %b = memref.alloc() : memref<4xf32>
    call @use(%a, %b) : (memref<4xf32, 2>, memref<4xf32>) -> ()
    memref.dealloc %a : memref<4xf32, 2>
    memref.dealloc %b : memref<4xf32>
    return
  }
}
