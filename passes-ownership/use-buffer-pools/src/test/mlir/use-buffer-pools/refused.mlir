// RUN: --use-buffer-pools --split-input-file --verify-diagnostics
// REFERENCE: has no such pass
module attributes {mortise.policies = [{allocate = @take, free = @give}]} {
  func.func private @take(index) -> memref<?xi8>
  func.func private @give(index)

  func.func @layout() -> memref<4xf32, strided<[2]>> {
    // expected-error @below {{cannot use the pool that a policy selects: the buffer does not have the identity layout; run 'normalize-memrefs' before}}
    %a = memref.alloc() : memref<4xf32, strided<[2]>>
    return %a : memref<4xf32, strided<[2]>>
  }
  func.func @elements() -> memref<4xvector<4xf32>> {
    // expected-error @below {{cannot use the pool that a policy selects: the size of its elements is not known}}
    %a = memref.alloc() : memref<4xvector<4xf32>>
    return %a : memref<4xvector<4xf32>>
  }
  func.func @realloc(%m: memref<4xf32>) -> memref<8xf32> {
    // expected-error @below {{cannot use the pool that a policy selects: run 'expand-realloc' before}}
    %a = memref.realloc %m : memref<4xf32> to memref<8xf32>
    return %a : memref<8xf32>
  }
  func.func @clone(%m: memref<*xf32>) -> memref<*xf32> {
    // expected-error @below {{cannot use the pool that a policy selects: the size of the buffer is not known}}
    %a = bufferization.clone %m : memref<*xf32> to memref<*xf32>
    return %a : memref<*xf32>
  }
}
