// RUN: --mixed-buffer-deallocation-pipeline=default=legacy
// REFERENCE: has no such pipeline
// Buffers of memory space 2, and those of @keeps, are left to the program, as are the operations that free them.
module attributes {mortise.policies = [{memory_space = 2, owner = "program"}]} {
  func.func private @make() -> memref<4xf32, 2>

  func.func @frees(%given: memref<4xf32, 2>, %o: memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32, 2>
    %b = memref.alloc() : memref<4xf32>
    %m = call @make() : () -> memref<4xf32, 2>
    memref.copy %given, %a : memref<4xf32, 2> to memref<4xf32, 2>
    memref.copy %a, %b : memref<4xf32, 2> to memref<4xf32>
    memref.copy %b, %m : memref<4xf32> to memref<4xf32, 2>
    memref.copy %m, %o : memref<4xf32, 2> to memref<4xf32>
    memref.dealloc %a : memref<4xf32, 2>
    memref.dealloc %m : memref<4xf32, 2>
    memref.dealloc %given : memref<4xf32, 2>
    return
  }
  func.func @returns(%given: memref<4xf32, 2>) -> (memref<4xf32, 2>, memref<4xf32, 2>) {
    %a = memref.alloc() : memref<4xf32, 2>
    memref.copy %given, %a : memref<4xf32, 2> to memref<4xf32, 2>
    return %given, %a : memref<4xf32, 2>, memref<4xf32, 2>
  }
  func.func @keeps(%x: f32) -> f32 attributes {mortise.policies = [{operation = "memref.alloc", owner = "program"}]} {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<4xf32>
    memref.store %x, %a[%c0] : memref<4xf32>
    %v = memref.load %a[%c0] : memref<4xf32>
    return %v : f32
  }
  func.func @joins(%c: i1, %given: memref<4xf32, 2>) -> f32 {
    %c0 = arith.constant 0 : index
    %r = scf.if %c -> memref<4xf32, 2> {
      %a = memref.alloc() : memref<4xf32, 2>
      memref.copy %given, %a : memref<4xf32, 2> to memref<4xf32, 2>
      scf.yield %a : memref<4xf32, 2>
    } else {
      scf.yield %given : memref<4xf32, 2>
    }
    %v = memref.load %r[%c0] : memref<4xf32, 2>
    return %v : f32
  }
}
