// RUN: --copy-removal
// REFERENCE: has no such pass
// Copies of buffers that the program owns, or that must not be reused, stay.
module attributes {mortise.policies = [{memory_space = 1, reuse = false}, {memory_space = 2, owner = "program"}]} {
  func.func @kept(%x: f32) -> memref<4xf32, 2> {
    %a = memref.alloc() : memref<4xf32, 2>
    linalg.fill ins(%x : f32) outs(%a : memref<4xf32, 2>)
    %b = memref.alloc() : memref<4xf32, 2>
    memref.copy %a, %b : memref<4xf32, 2> to memref<4xf32, 2>
    memref.dealloc %a : memref<4xf32, 2>
    return %b : memref<4xf32, 2>
  }
  func.func @not_reused(%x: f32) -> memref<4xf32, 1> {
    %a = memref.alloc() : memref<4xf32, 1>
    linalg.fill ins(%x : f32) outs(%a : memref<4xf32, 1>)
    %b = memref.alloc() : memref<4xf32, 1>
    memref.copy %a, %b : memref<4xf32, 1> to memref<4xf32, 1>
    memref.dealloc %a : memref<4xf32, 1>
    return %b : memref<4xf32, 1>
  }
  func.func @removed(%x: f32) -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<4xf32>)
    %b = memref.alloc() : memref<4xf32>
    memref.copy %a, %b : memref<4xf32> to memref<4xf32>
    memref.dealloc %a : memref<4xf32>
    return %b : memref<4xf32>
  }
}
