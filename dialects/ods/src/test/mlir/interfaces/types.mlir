// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect --irdl-file=%S/types.irdl.mlir
// REFERENCE: has no dialect ods.

"test.accepted"() ({
^bb0(%v: vector<4x!toy.scalar>, %m: memref<4xf32>, %u: memref<*xf32, 1>, %p: !toy.ptr):
  toy.address %m : memref<4xf32>
  toy.address %u : memref<*xf32, 1>
  toy.address %p : !toy.ptr
}) : () -> ()

// -----

// expected-error @+1 {{vector elements must be int/index/float type}}
"test.vector"() : () -> vector<4x!toy.plain>

// -----

%0 = "test.builtin"() : () -> tensor<4xf32>
// expected-error @+1 {{'toy.address' op operand #0 must be PtrLikeTypeInterface instance, but got 'tensor<4xf32>'}}
toy.address %0 : tensor<4xf32>

// -----

%0 = "test.type"() : () -> !toy.plain
// expected-error @+1 {{'toy.address' op operand #0 must be PtrLikeTypeInterface instance, but got '!toy.plain'}}
toy.address %0 : !toy.plain
