module attributes {mortise.policies = [{memory_space = 2, owner = "program"}]} {
  func.func @f(%x: memref<4xf32>) {
    %program = memref.alloc() : memref<4xf32, 2>
    memref.copy %x, %program : memref<4xf32> to memref<4xf32, 2>
    %heap = memref.alloc() : memref<4xf32, 3>
    memref.copy %program, %heap : memref<4xf32, 2> to memref<4xf32, 3>
    %stack = memref.alloc() : memref<4xf32>
    memref.copy %heap, %stack : memref<4xf32, 3> to memref<4xf32>
    memref.copy %stack, %x : memref<4xf32> to memref<4xf32>
    return
  }
}
