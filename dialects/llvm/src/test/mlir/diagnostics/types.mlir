// RUN: --mlir-version=19.1 --allow-unregistered-dialect --split-input-file --verify-diagnostics
// Errors in types.

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.x"() {a = !llvm.ptr<x>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"t.x"() {a = !llvm<"ptr">} : () -> ()

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
"t.x"() {a = !llvm.foo} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"t.x"() {a = !llvm.struct} : () -> ()

// -----

// expected-error @+1 {{expected '('}}
"t.x"() {a = !llvm.struct<>} : () -> ()

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.void'}}
"t.x"() {a = !llvm.struct<(void)>} : () -> ()

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.func<void ()>'}}
"t.x"() {a = !llvm.struct<(func<void ()>)>} : () -> ()

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.vec<? x 4 x  i32>'}}
"t.x"() {a = !llvm.struct<(vector<4xi32>, vec<4 x ptr>, vec<? x 4 x i32>, vec<? x 2 x ptr>)>} : () -> ()

// -----

// expected-error @+1 {{only identified structs can be opaque}}
"t.x"() {a = !llvm.struct<opaque>} : () -> ()

// -----

// expected-error @+1 {{struct without a body only allowed in a recursive struct}}
"t.x"() {a = !llvm.struct<"a">} : () -> ()

// -----

// expected-error @+1 {{identifier already used for an enclosing struct}}
"t.x"() {a = !llvm.struct<"a", (i32, struct<"a", (i32)>)>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"t.x"() {a = !llvm.struct<"a", (i32,)>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"t.x"() {a = !llvm.struct<"a" (i32)>} : () -> ()

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
"t.x"() {a = !llvm.struct<(i32, foo)>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"t.x"() {a = !llvm.struct<(i32, 3)>} : () -> ()

// -----

// expected-error @+1 {{expected 'x'}}
"t.x"() {a = !llvm.array<3xi32>} : () -> ()

// -----

// expected-error @+1 {{expected 'x'}}
"t.x"() {a = !llvm.array<3x4 x i32>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.x"() {a = !llvm.array<? x i32>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.x"() {a = !llvm.array<i32>} : () -> ()

// -----

// expected-error @+1 {{invalid array element type: '!llvm.void'}}
"t.x"() {a = !llvm.array<3 x void>} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.x"() {a = !llvm.array<18446744073709551616 x i8>} : () -> ()

// -----

// expected-error @+1 {{expected ')'}}
"t.x"() {a = !llvm.func<i32 (..., i32)>} : () -> ()

// -----

// expected-error @+1 {{invalid function result type: '!llvm.func<void ()>'}}
"t.x"() {a = !llvm.func<func<void ()> ()>} : () -> ()

// -----

// expected-error @+1 {{invalid function argument type: '!llvm.void'}}
"t.x"() {a = !llvm.func<void (void)>} : () -> ()

// -----

// expected-error @+1 {{invalid function argument type: '!llvm.func<void ()>'}}
"t.x"() {a = !llvm.func<void (func<void ()>)>} : () -> ()

// -----

// expected-error @+1 {{cannot use !llvm.vec for built-in primitives, use 'vector' instead}}
"t.x"() {a = !llvm.vec<4 x i32>} : () -> ()

// -----

// expected-error @+1 {{the number of vector elements must be positive}}
"t.x"() {a = !llvm.vec<0 x ptr>} : () -> ()

// -----

// expected-error @+1 {{the number of vector elements must be positive}}
"t.x"() {a = !llvm.vec<? x 0 x ptr>} : () -> ()

// -----

// expected-error @+1 {{expected '? x <integer> x <type>' or '<integer> x <type>'}}
"t.x"() {a = !llvm.vec<? x ptr>} : () -> ()

// -----

// expected-error @+1 {{invalid vector element type}}
"t.x"() {a = !llvm.vec<4 x void>} : () -> ()

// -----

// expected-error @+1 {{invalid vector element type}}
"t.x"() {a = !llvm.vec<4 x index>} : () -> ()

// -----

// expected-error @+1 {{failed to parse parameter list for target extension type}}
"t.x"() {a = !llvm.target<"spirv.Image", 1, i32>} : () -> ()

// -----

// expected-error @+1 {{failed to parse parameter list for target extension type}}
"t.x"() {a = !llvm.target<"spirv.Image", 1, x>} : () -> ()

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
"t.x"() {a = !llvm.target<a>} : () -> ()

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.token'}}
"t.x"() {a = !llvm.struct<(target<"a">, token)>} : () -> ()

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.metadata'}}
"t.x"() {a = !llvm.struct<(ppc_fp128, x86_mmx, metadata)>} : () -> ()

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.token'}}
"t.x"() {a = !llvm.struct<(token)>} : () -> ()

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.label'}}
"t.x"() {a = !llvm.struct<(label)>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"t.x"() {a = !llvm.struct<"a", (i32, ptr), x>} : () -> ()

// -----

// expected-error @+1 {{unexpected type, expected keyword}}
"t.x"() {a = !llvm<i32>} : () -> ()

// -----

// expected-error @+1 {{unexpected type, expected keyword}}
"t.x"() {a = !llvm.i32} : () -> ()

// -----

// expected-error @+1 {{unexpected type, expected keyword}}
"t.x"() {a = !llvm<vector<4xi32>>} : () -> ()

// -----

// expected-error @+1 {{invalid array element type: '!llvm.vec<? x 2 x  ptr>'}}
"t.x"() {a = !llvm.array<2 x vec<? x 2 x ptr>>} : () -> ()

// -----

// expected-error @+1 {{invalid array element type: '!llvm.metadata'}}
"t.x"() {a = !llvm.array<2 x metadata>} : () -> ()

// -----

// expected-error @+1 {{invalid array element type: '!llvm.token'}}
"t.x"() {a = !llvm.array<2 x token>} : () -> ()

// -----

// expected-error @+1 {{invalid array element type: '!llvm.label'}}
"t.x"() {a = !llvm.array<2 x label>} : () -> ()

// -----

// expected-error @+1 {{invalid array element type: '!llvm.func<void ()>'}}
"t.x"() {a = !llvm.array<2 x func<void()>>} : () -> ()

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.void'}}
"t.x"() {a = !llvm.struct<"a", (void)>} : () -> ()

// -----

// expected-error @+1 {{identified type already used with a different body}}
"t.x"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", (i64)>} : () -> ()

// -----

// expected-error @+1 {{redeclaring defined struct as opaque}}
"t.x"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", opaque>} : () -> ()

// -----

// expected-error @+1 {{identified type already used with a different body}}
"t.x"() {a = !llvm.struct<"a", opaque>, b = !llvm.struct<"a", (i32)>} : () -> ()

// -----

// expected-error @+1 {{identified type already used with a different body}}
"t.x"() {a = !llvm.struct<"a", opaque>, b = !llvm.struct<"a", ()>} : () -> ()

// -----

// expected-error @+1 {{redeclaring defined struct as opaque}}
"t.x"() {a = !llvm.struct<"a", ()>, b = !llvm.struct<"a", opaque>} : () -> ()

// -----

// expected-error @+1 {{identified type already used with a different body}}
"t.x"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", packed (i32)>} : () -> ()

// -----

// expected-error @+1 {{identified type already used with a different body}}
"t.x"() {a = !llvm.struct<"a", ()>, b = !llvm.struct<"a", packed ()>} : () -> ()

// -----

// expected-error @+1 {{invalid function result type: '!llvm.metadata'}}
"t.x"() {a = !llvm.func<metadata ()>} : () -> ()

// -----

// expected-error @+1 {{invalid function result type: '!llvm.label'}}
"t.x"() {a = !llvm.func<label ()>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"t.x"() {a = !llvm.func<void(i32,)>} : () -> ()

// -----

// expected-error @+1 {{expected '('}}
"t.x"() {a = !llvm.func<void i32>} : () -> ()

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"t.x"() {a = !llvm.func<void (i32, ...)} : () -> ()

// -----

// expected-error @+1 {{expected ')'}}
"t.x"() {a = !llvm.func<void (i32 ...)>} : () -> ()

// -----

// expected-error @+1 {{invalid vector element type}}
"t.x"() {a = !llvm.vec<4 x vector<2xi32>>} : () -> ()

// -----

// expected-error @+1 {{cannot use !llvm.vec for built-in primitives, use 'vector' instead}}
"t.x"() {a = !llvm.vec<4 x i7>} : () -> ()

// -----

// expected-error @+1 {{cannot use !llvm.vec for built-in primitives, use 'vector' instead}}
"t.x"() {a = !llvm.vec<4 x f80>} : () -> ()

// -----

// expected-error @+1 {{invalid vector element type}}
"t.x"() {a = !llvm.vec<4 x memref<2xi32>>} : () -> ()

// -----

// expected-error @+1 {{invalid vector element type}}
"t.x"() {a = !llvm.vec<4 x x86_mmx>} : () -> ()

// -----

// expected-error @+1 {{invalid vector element type}}
"t.x"() {a = !llvm.vec<4 x struct<(i32)>>} : () -> ()

// -----

// expected-error @+1 {{expected 'x'}}
"t.x"() {a = !llvm.vec<4 x array<2xi32>>} : () -> ()

// -----

// expected-error @+1 {{invalid vector element type}}
"t.x"() {a = !llvm.vec<4 x target<"a">>} : () -> ()

// -----

// expected-error @+1 {{the number of vector elements must be positive}}
"t.x"() {a = !llvm.vec<4294967296 x ptr>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"t.x"() {a = !llvm.vec<-1 x ptr>} : () -> ()

// -----

// expected-error @+1 {{expected '? x <integer> x <type>' or '<integer> x <type>'}}
"t.x"() {a = !llvm.vec<4x4 x ptr>} : () -> ()

// -----

// expected-error @+1 {{expected '? x <integer> x <type>' or '<integer> x <type>'}}
"t.x"() {a = !llvm.vec<ptr>} : () -> ()

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"t.x"() {a = !llvm.vec<4 ptr>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
"t.x"() {a = !llvm.target<"a",>} : () -> ()

// -----

// expected-error @+1 {{failed to parse parameter list for target extension type}}
"t.x"() {a = !llvm.target<"a", 1, i32>} : () -> ()

// -----

// expected-error @+1 {{failed to parse parameter list for target extension type}}
"t.x"() {a = !llvm.target<"a", 1,>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"t.x"() {a = !llvm.target<"a" 1>} : () -> ()

// -----

// expected-error @+2 {{unknown LLVM type: foo}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
"t.x"() {a = !llvm.target<"a", foo>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"t.x"() {a = !llvm.struct<(i32), i32>} : () -> ()

// -----

// expected-error @+1 {{expected '('}}
"t.x"() {a = !llvm.struct<packed packed (i32)>} : () -> ()

// -----

// expected-error @+1 {{expected '('}}
"t.x"() {a = !llvm.struct<"a", packed opaque>} : () -> ()

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"t.x"() {a = !llvm.struct<"a", opaque} : () -> ()

// -----

// expected-error @+1 {{expected '('}}
"t.x"() {a = !llvm.struct<"a", i32>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"t.x"() {a = !llvm.struct<(i32) i32>} : () -> ()

// -----

// expected-error @+1 {{expected ')'}}
"t.x"() {a = !llvm.struct<(i32 i32)>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"t.x"() {a = !llvm.array<2 x>} : () -> ()

// -----

// expected-error @+1 {{expected 'x'}}
"t.x"() {a = !llvm.array<2>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"t.x"() {a = !llvm.array} : () -> ()

// -----

// expected-error @+1 {{expected '('}}
"t.x"() {a = !llvm.func<void>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.x"() {a = !llvm.ptr<"a">} : () -> ()

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"t.x"() {a = !llvm.ptr<3} : () -> ()

// -----

// expected-error @+1 {{unexpected type, expected keyword}}
"t.x"() {a = !llvm.array<2 x !llvm<i32>>} : () -> ()

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"t.x"() {a = !llvm.struct<(i32, i32)>, b = #llvm.zero<} : () -> ()

// -----

// expected-error @+1 {{expected '"' in string literal}}
"t.x"() {a = !llvm<"a>} : () -> ()
