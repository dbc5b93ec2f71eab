// RUN: --buffer-loop-hoisting
// REFERENCE: ignores policies
// The program owns the buffers of memory space 2, which stay where they are.
module attributes {mortise.policies = [{memory_space = 2, owner = "program"}]} {
  func.func @f(%c: i1, %l: index, %o: memref<4xf32>) {
    scf.for %i = %l to %l step %l {
      %a = memref.alloc() : memref<4xf32, 2>
      memref.copy %o, %a : memref<4xf32> to memref<4xf32, 2>
    }
    scf.for %i = %l to %l step %l {
      %a = memref.alloc() : memref<4xf32>
      memref.copy %o, %a : memref<4xf32> to memref<4xf32>
    }
    return
  }
}
