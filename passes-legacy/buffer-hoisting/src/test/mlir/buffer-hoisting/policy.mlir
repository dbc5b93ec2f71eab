// RUN: --buffer-hoisting
// REFERENCE: ignores policies
// The program owns the buffers of memory space 2, which stay where they are.
module attributes {mortise.policies = [{memory_space = 2, owner = "program"}]} {
  func.func @f(%c: i1) -> (memref<4xf32, 2>, memref<4xf32>) {
    %r:2 = scf.if %c -> (memref<4xf32, 2>, memref<4xf32>) {
      %a = memref.alloc() : memref<4xf32, 2>
      %b = memref.alloc() : memref<4xf32>
      scf.yield %a, %b : memref<4xf32, 2>, memref<4xf32>
    } else {
      %a = memref.alloc() : memref<4xf32, 2>
      %b = memref.alloc() : memref<4xf32>
      scf.yield %a, %b : memref<4xf32, 2>, memref<4xf32>
    }
    return %r#0, %r#1 : memref<4xf32, 2>, memref<4xf32>
  }
}
