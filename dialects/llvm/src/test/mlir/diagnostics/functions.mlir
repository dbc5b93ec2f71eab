// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// Errors in functions, calls, global variables, addresses, sections and switches.

llvm.func @cd() comdat(@__c::@any) { llvm.return }
// expected-error @-1 {{expected comdat symbol}}

// -----

llvm.func @cd() vscale_range(1,8) comdat(@__c::@any) { llvm.return }
// expected-error @-1 {{expected comdat symbol}}

// -----

llvm.func @cd() comdat(@__c::@any) vscale_range(1,8) { llvm.return }
// expected-error @-1 {{custom op 'vscale_range' is unknown (tried 'builtin.vscale_range' as well)}}

// -----

llvm.func private @c()
// expected-error @-1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}

// -----

llvm.func public @c() {llvm.return}
// expected-error @-1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}

// -----

llvm.func internal public @c() {llvm.return}
// expected-error @-1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}

// -----

llvm.func public internal @c() {llvm.return}
// expected-error @-1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}

// -----

llvm.func private private @c() {llvm.return}
// expected-error @-1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}

// -----

llvm.func nested @c() {llvm.return}
// expected-error @-1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}

// -----

llvm.func internal @c()
// expected-error @-1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}

// -----

llvm.func common @c()
// expected-error @-1 {{'llvm.func' op functions cannot have 'common' linkage}}

// -----

llvm.func weak @c()
// expected-error @-1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}

// -----

llvm.func common @c() {llvm.return}
// expected-error @-1 {{'llvm.func' op functions cannot have 'common' linkage}}

// -----

llvm.func bogus @c() {llvm.return}
// expected-error @-1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}

// -----

llvm.func internal bogus @c() {llvm.return}
// expected-error @-1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}

// -----

llvm.func c() {llvm.return}
// expected-error @-1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}

// -----

llvm.func @c {llvm.return}
// expected-error @-1 {{expected '('}}

// -----

llvm.func @c() -> (i32, i32)
// expected-error @-1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}

// -----

llvm.func @c() -> tensor<2xi32>
// expected-error @-1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'tensor<2xi32>'}}

// -----

llvm.func @c() -> index
// expected-error @-1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'index'}}

// -----

llvm.func @c(index)
// expected-error @-1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}

// -----

llvm.func @c(tensor<2xi32>)
// expected-error @-1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}

// -----

llvm.func @c(..., i32)
// expected-error @-1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}

// -----

llvm.func @c(i32 ...)
// expected-error @-1 {{expected ')'}}

// -----

llvm.func @c(i32, %a: i32)
// expected-error @-1 {{custom op 'llvm.func' expected type instead of SSA identifier}}

// -----

llvm.func @c(%a: i32, i32)
// expected-error @-1 {{custom op 'llvm.func' expected SSA identifier}}

// -----

llvm.func @c(%a: i32) attributes {CConv = #llvm.cconv<fastcc>}
// expected-error @-1 {{custom op 'llvm.func' attribute 'CConv' occurs more than once in the attribute list}}

// -----

llvm.func @c(%a: i32) attributes {linkage = #llvm.linkage<internal>}
// expected-error @-1 {{custom op 'llvm.func' attribute 'linkage' occurs more than once in the attribute list}}

// -----

llvm.func @c(%a: i32) attributes {sym_name = "d"}
// expected-error @-1 {{custom op 'llvm.func' attribute 'sym_name' occurs more than once in the attribute list}}

// -----

llvm.func @c(%a: i32) attributes {function_type = i32}
// expected-error @-1 {{custom op 'llvm.func' attribute 'function_type' occurs more than once in the attribute list}}

// -----

llvm.func @c(%a: i32) attributes {visibility_ = 1 : i64}
// expected-error @-1 {{custom op 'llvm.func' attribute 'visibility_' occurs more than once in the attribute list}}

// -----

llvm.func @c(%a: i32) attributes {unnamed_addr = 1 : i64}
// expected-error @-1 {{custom op 'llvm.func' attribute 'unnamed_addr' occurs more than once in the attribute list}}

// -----

llvm.func private @c(%a: i32) attributes {sym_visibility = "private"}
// expected-error @-1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}

// -----

llvm.func @c(%a: i32 {llvm.noalias}) attributes {arg_attrs = [{}]}
// expected-error @-1 {{custom op 'llvm.func' attribute 'arg_attrs' occurs more than once in the attribute list}}

// -----

llvm.func @c(%a: i32) attributes {comdat = @a::@b}
// expected-error @-1 {{expected comdat symbol}}

// -----

llvm.func @c(%a: i32) {}
// expected-error @-1 {{empty block: expect at least a terminator}}

// -----

llvm.func @c(%a: i32) { func.return }
// expected-error @-1 {{'func.return' op expects parent op 'func.func'}}

// -----

llvm.func @c(%a: i32) -> i32 { llvm.return }
// expected-error @-1 {{'llvm.return' op expected 1 operand}}
// expected-note @-2 {{when returning from function}}

// -----

llvm.func @c(%a: i32) -> i32 { %x = llvm.mlir.constant(1 : i64) : i64
llvm.return %x : i64 }
// expected-error @-1 {{'llvm.return' op mismatching result types}}
// expected-note @-3 {{when returning from function}}

// -----

llvm.func @c(%a: i32) { llvm.return %a : i32 }
// expected-error @-1 {{'llvm.return' op expected no operands}}
// expected-note @-2 {{when returning from function}}

// -----

llvm.func @foo(i32) -> i32
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @vv(...)
llvm.func @bar()
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call @foo(%a) : (i32) -> i32
  llvm.call @bar() : () -> ()
  %1 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  llvm.call %p() : !llvm.ptr, () -> ()
  %2 = llvm.call @printf(%p, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.call %p(%a) vararg(!llvm.func<void (...)>) : !llvm.ptr, (i32) -> ()
  %3 = llvm.call fastcc @foo(%a) : (i32) -> i32
  %4 = llvm.call musttail fastcc @foo(%a) {x} : (i32) -> i32
  %41 = llvm.call tail @foo(%a) : (i32) -> i32
  llvm.call notail @bar() : () -> ()
  llvm.call none @bar() : () -> ()
  llvm.call ccc @bar() : () -> ()
  llvm.call ccc tail @bar() : () -> ()
  llvm.return
}
// expected-error @-8 {{expected attribute value}}

// -----

llvm.func @foo(i32) -> f32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call @foo(%a) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> f32
  %1 = llvm.call @foo(%a) {branch_weights = array<i32: 42>} : (i32) -> f32
  %2 = llvm.call @foo(%a) {fastmathFlags = #llvm.fastmath<none>, CConv = #llvm.cconv<ccc>} : (i32) -> f32
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' attribute 'CConv' occurs more than once in the attribute list}}

// -----

llvm.func @foo(i32) -> f32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call @foo(%a) {CConv = #llvm.cconv<fastcc>} : (i32) -> f32
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' attribute 'CConv' occurs more than once in the attribute list}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call @foo(%a) : (i32) -> f32
  llvm.return
}
// expected-error @-3 {{'llvm.call' op 'foo' does not reference a symbol in the current scope}}

// -----

func.func @foo(%a: i32) -> f32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call @foo(%a) : (i32) -> f32
  llvm.return
}
// expected-error @-5 {{'func.func' op symbol declaration cannot have public visibility}}

// -----

llvm.func @foo(%a: i32) -> f32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call @foo() : () -> f32
  llvm.return
}
// expected-error @-3 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}

// -----

llvm.func @foo(%a: i32) -> f32
llvm.func @f(%a: i64, %p: !llvm.ptr) {
  %0 = llvm.call @foo(%a) : (i64) -> f32
  llvm.return
}
// expected-error @-3 {{'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'}}

// -----

llvm.func @foo(%a: i32) -> f32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call @foo(%a) : (i32) -> f64
  llvm.return
}
// expected-error @-3 {{'llvm.call' op result type mismatch: 'f64' != 'f32'}}

// -----

llvm.func @foo(%a: i32) -> f32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo(%a) : (i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op expected function call to produce a value}}

// -----

llvm.func @foo(%a: i32)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo(%a) : (i32) -> i32
  llvm.return
}
// expected-error @-3 {{'llvm.call' op calling function with void result must not produce values}}

// -----

llvm.func @foo(%a: i32)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo(%a) : (i32) -> (i32, i32)
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' expected function with 0 or 1 result}}

// -----

llvm.func @foo(%a: i32, ...)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo(%a) : (i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op missing var_callee_type attribute for vararg call}}

// -----

llvm.func @foo(%a: i32, ...)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo() vararg(!llvm.func<void (i32, ...)>) : () -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}

// -----

llvm.func @foo(%a: i32, ...)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo(%a) vararg(!llvm.func<void (i32)>) : (i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op expected var_callee_type to be a variadic function type}}

// -----

llvm.func @foo(%a: i32, ...)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo(%a, %p) vararg(!llvm.func<i32 (i32, ...)>) : (i32, !llvm.ptr) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op expected var_callee_type to return void}}

// -----

llvm.func @foo(%a: i32, ...)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo(%a, %p) vararg(!llvm.func<void (ptr, ...)>) : (i32, !llvm.ptr) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op var_callee_type parameter type mismatch: '!llvm.ptr' != 'i32'}}

// -----

llvm.func @foo(%a: i32, ...)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo(%a, %p) vararg(i32) : (i32, !llvm.ptr) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}

// -----

llvm.func @foo(%a: i32, ...)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo(%a, %p) vararg(!llvm.ptr) : (i32, !llvm.ptr) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}

// -----

llvm.func @foo(%a: i32)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo(%a) vararg(!llvm.func<void (i32)>) : (i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op expected var_callee_type to be a variadic function type}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) : (i32) -> ()
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %a(%a) : i32, (i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) : !llvm.ptr
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) : !llvm.ptr, (i32, i32) -> ()
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' number of operands and types do not match: got 2 operands and 3 types}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) : !llvm.ptr, (i64) -> ()
  llvm.return
}
// expected-error @-3 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note @-5 {{prior use here}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) : !llvm.ptr, (i32) -> (i32, i32)
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' expected function with 0 or 1 result}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) : !llvm.ptr, (i32) -> (index)
  llvm.return
}
// expected-error @-3 {{'llvm.call' op result #0 must be LLVM dialect-compatible type, but got 'index'}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) : !llvm.ptr, (i32) -> (!llvm.void)
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' expected a non-void result type}}

// -----

llvm.func @foo()
llvm.func @f(%a: i32, %p: !llvm.ptr<3>) {
  // expected-error @below {{expected '('}}
  llvm.call @foo() : !llvm.ptr, () -> ()
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' expected direct call to have 1 trailing type}}

// -----

llvm.func @foo()
llvm.func @f(%a: i32, %p: !llvm.ptr<3>) {
  // expected-error @below {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @foo() : i32
  llvm.return
}
// expected-error @-3 {{expected '('}}

// -----

llvm.func @foo()
llvm.func @f(%a: i32, %p: !llvm.ptr<3>) {
  llvm.call @foo()
  llvm.return
}
// expected-error @-3 {{expected ':'}}

// -----

llvm.func @foo()
llvm.func @f(%a: i32, %p: !llvm.ptr<3>) {
  llvm.call foo() : () -> ()
  llvm.return
}
// expected-error @-3 {{expected attribute value}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"() {op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>} : () -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%a) {op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>} : (!llvm.ptr, i32) -> (i32, i32)
  llvm.return
}
// expected-error @-3 {{'llvm.call' op result group starting at #0 requires 0 or 1 element, but found 2}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {callee = 3, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>} : (!llvm.ptr, i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {var_callee_type = i32, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>} : (!llvm.ptr, i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {var_callee_type = !llvm.func<void (i64)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>} : (!llvm.ptr, i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op expected var_callee_type to be a variadic function type}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {var_callee_type = !llvm.func<void (i64, ...)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>} : (!llvm.ptr, i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op var_callee_type parameter type mismatch: 'i64' != 'i32'}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {var_callee_type = !llvm.func<i32 (i32, ...)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>} : (!llvm.ptr, i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op expected var_callee_type to return void}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {var_callee_type = !llvm.func<void (i32, ...)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>} : (!llvm.ptr, i32) -> i32
  llvm.return
}
// expected-error @-3 {{'llvm.call' op var_callee_type return type mismatch: '!llvm.void' != 'i32'}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {CConv = 3, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>} : (!llvm.ptr, i32) -> i32
  llvm.return
}
// expected-error @-3 {{'llvm.call' op attribute 'CConv' failed to satisfy constraint: LLVM Calling Convention specification}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call musttail %p(%a) vararg(!llvm.func<i64 (i32, ...)>) {TailCallKind = #llvm.tailcallkind<tail>}: !llvm.ptr, (i32) -> i32
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' attribute 'TailCallKind' occurs more than once in the attribute list}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) {callee = @f, var_callee_type = !llvm.func<void (i32, ...)>}: !llvm.ptr, (i32) -> i32
  llvm.return
}
// expected-error @-3 {{'llvm.call' op var_callee_type parameter type mismatch: 'i32' != '!llvm.ptr'}}

// -----

llvm.mlir.global @any(1 : i32) comdat(@__c::@any) {a} : i32
// expected-error @-1 {{expected comdat symbol}}

// -----

llvm.mlir.global @any(1 : i32)
// expected-error @-1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}

// -----

llvm.mlir.global @any(1 : i64)
// expected-error @-1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}

// -----

llvm.mlir.global @any(1)
// expected-error @-1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}

// -----

llvm.mlir.global @any(1.0)
// expected-error @-1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}

// -----

llvm.mlir.global @any(true)
// expected-error @-1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}

// -----

llvm.mlir.global @any([1])
// expected-error @-1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}

// -----

llvm.mlir.global @any()
// expected-error @-1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}

// -----

llvm.mlir.global @any
// expected-error @-1 {{expected '('}}

// -----

llvm.mlir.global "any"() : i32
// expected-error @-1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}

// -----

llvm.mlir.global bogus @any() : i32
// expected-error @-1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}

// -----

llvm.mlir.global constant internal @any() : i32
// expected-error @-1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}

// -----

llvm.mlir.global internal constant constant @any() : i32
// expected-error @-1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}

// -----

llvm.mlir.global unnamed_addr internal @any() : i32
// expected-error @-1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}

// -----

llvm.mlir.global hidden internal @any() : i32
// expected-error @-1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}

// -----

llvm.mlir.global @any() : i32, i32
// expected-error @-1 {{custom op 'llvm.mlir.global' expected zero or one type}}

// -----

llvm.mlir.global @any() : index
// expected-error @-1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}

// -----

llvm.mlir.global @any() : tensor<2xi32>
// expected-error @-1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}

// -----

llvm.mlir.global @any() : !llvm.void
// expected-error @-1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}

// -----

llvm.mlir.global @any() : !llvm.label
// expected-error @-1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}

// -----

llvm.mlir.global @any() : !llvm.token
// expected-error @-1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}

// -----

llvm.mlir.global @any() : !llvm.metadata
// expected-error @-1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}

// -----

llvm.mlir.global @any(0 : i32) : !llvm.target<"spirv.X", 0>
// expected-error @-1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}

// -----

llvm.mlir.global @any("abc") : i8
// expected-error @-1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}

// -----

llvm.mlir.global @any("abc") : !llvm.array<4 x i8>
// expected-error @-1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}

// -----

llvm.mlir.global @any("abc") : !llvm.array<3 x i32>
// expected-error @-1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}

// -----

llvm.mlir.global common @any(1 : i32) : i32
// expected-error @-1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}

// -----

llvm.mlir.global common @any(1.0 : f32) : f32
// expected-error @-1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}

// -----

llvm.mlir.global common @any(dense<[0,1]> : tensor<2xi32>) : !llvm.array<2 x i32>
// expected-error @-1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}

// -----

llvm.mlir.global common @any("ab") : !llvm.array<2 x i8>
// expected-error @-1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}

// -----

llvm.mlir.global appending @any() : i32
// expected-error @-1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}

// -----

llvm.mlir.global private @any(1 : i32) : i32 { llvm.return }
// expected-error @-1 {{'llvm.mlir.global' op initializer region cannot return void}}

// -----

llvm.mlir.global private @any() : i32 { llvm.return }
// expected-error @-1 {{'llvm.mlir.global' op initializer region cannot return void}}

// -----

llvm.mlir.global private @any() : i32 { ^bb0: }
// expected-error @-1 {{'llvm.mlir.global' op expects a non-empty block}}

// -----

llvm.mlir.global private @any() : i32 { llvm.br ^bb1
^bb1: 
  %0 = llvm.mlir.constant(1 : i32) : i32
llvm.return %0 : i32 }
// expected-error @-4 {{'llvm.mlir.global' op expects region #0 to have 0 or 1 blocks}}

// -----

llvm.mlir.global private @any() : i32 {   %0 = llvm.mlir.constant(1 : i64) : i64
llvm.return %0 : i64 }
// expected-error @-2 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}

// -----

llvm.mlir.global private @any() : i32 {   %0 = "a.b"() : () -> i32
llvm.return %0 : i32 }
// expected-error @-2 {{ops with side effects not allowed in global initializers}}

// -----

llvm.mlir.global private @any() : !llvm.ptr {   %0 = llvm.mlir.constant(1 : i32) : i32
%p = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
llvm.return %p : !llvm.ptr }
// expected-error @-2 {{ops with side effects not allowed in global initializers}}

// -----

llvm.func @g() -> i32
llvm.mlir.global private @any() : i32 {   %0 = llvm.call @g() : () -> i32
llvm.return %0 : i32 }
// expected-error @-2 {{ops with side effects not allowed in global initializers}}

// -----

llvm.mlir.global private @any() : i32 {   %0 = llvm.mlir.constant(1 : i32) : i32
func.return %0 : i32 }
// expected-error @-1 {{'func.return' op expects parent op 'func.func'}}

// -----

llvm.mlir.global private @any() : i32 {   %0 = llvm.mlir.constant(1 : i32) : i32
llvm.unreachable }
// expected-error @-2 {{'llvm.mlir.global' op expects regions to end with 'llvm.return', found 'llvm.unreachable'}}
// expected-note @-3 {{in custom textual format, the absence of terminator implies 'llvm.return'}}

// -----

llvm.mlir.global private @any() : i32 {   %0 = llvm.mlir.constant(1 : i32) : i32
"foo.bar"() : () -> () }
// expected-error @-2 {{'llvm.mlir.global' op expects regions to end with 'llvm.return', found 'foo.bar'}}
// expected-note @-3 {{in custom textual format, the absence of terminator implies 'llvm.return'}}

// -----

llvm.mlir.global private @any(1 : i32) {alignment = 3 : i64} : i32
// expected-error @-1 {{alignment attribute is not a power of 2}}

// -----

llvm.mlir.global private @any(1 : i32) {alignment = 0 : i64} : i32
// expected-error @-1 {{alignment attribute is not a power of 2}}

// -----

llvm.mlir.global private @any(1 : i32) {alignment = -4 : i64} : i32
// expected-error @-1 {{alignment attribute is not a power of 2}}

// -----

llvm.mlir.global private @any(1 : i32) {alignment = 4 : i32} : i32
// expected-error @-1 {{'llvm.mlir.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}

// -----

llvm.mlir.global private @any(1 : i32) {addr_space = -1 : i32} : i32
// expected-error @-1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}

// -----

llvm.mlir.global private @any(1 : i32) {addr_space = 1 : i64} : i32
// expected-error @-1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}

// -----

llvm.mlir.global private @any(1 : i32) {linkage = 1} : i32
// expected-error @-1 {{custom op 'llvm.mlir.global' attribute 'linkage' occurs more than once in the attribute list}}

// -----

llvm.mlir.global private @any(1 : i32) {value = 1} : i32
// expected-error @-1 {{custom op 'llvm.mlir.global' attribute 'value' occurs more than once in the attribute list}}

// -----

llvm.mlir.global private @any(1 : i32) {dbg_expr = #llvm.di_global_variable_expression<>} : i32
// expected-error @-1 {{expected valid keyword}}
// expected-error @-2 {{expected a parameter name in struct}}

// -----

llvm.mlir.global private @any(1 : i32) {visibility_ = 7} : i32
// expected-error @-1 {{custom op 'llvm.mlir.global' attribute 'visibility_' occurs more than once in the attribute list}}

// -----

llvm.mlir.global private @any(1 : i32) {global_type = i32} : i32
// expected-error @-1 {{custom op 'llvm.mlir.global' attribute 'global_type' occurs more than once in the attribute list}}

// -----

"llvm.mlir.global"() ({}) {sym_name = "a", global_type = i32} : () -> ()
// expected-error @-1 {{'llvm.mlir.global' op requires attribute 'linkage'}}

// -----

"llvm.mlir.global"() ({}) {sym_name = "a", linkage = #llvm.linkage<external>} : () -> ()
// expected-error @-1 {{'llvm.mlir.global' op requires attribute 'global_type'}}

// -----

"llvm.mlir.global"() ({}) {global_type = i32, linkage = #llvm.linkage<external>} : () -> ()
// expected-error @-1 {{'llvm.mlir.global' op requires attribute 'sym_name'}}

// -----

"llvm.mlir.global"() ({}) {sym_name = "a", global_type = i32, linkage = #llvm.linkage<external>, addr_space = 1.0} : () -> ()
// expected-error @-1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}

// -----

"llvm.mlir.global"() ({}) {sym_name = "a", global_type = i32, linkage = #llvm.linkage<external>, visibility_ = 3 : i64} : () -> ()
// expected-error @-1 {{'llvm.mlir.global' op attribute 'visibility_' failed to satisfy constraint: LLVM GlobalValue Visibility}}

// -----

"llvm.mlir.global"() ({}) {sym_name = "a", global_type = i32, linkage = #llvm.linkage<external>, unnamed_addr = 4 : i64} : () -> ()
// expected-error @-1 {{'llvm.mlir.global' op attribute 'unnamed_addr' failed to satisfy constraint: LLVM GlobalValue UnnamedAddr}}

// -----

"llvm.mlir.global"() ({}) {sym_name = "a", global_type = i32, linkage = #llvm.linkage<external>, comdat = 4 : i64} : () -> ()
// expected-error @-1 {{'llvm.mlir.global' op attribute 'comdat' failed to satisfy constraint: symbol reference attribute}}

// -----

func.func @f() {
llvm.mlir.global private @any(1 : i32) : i32
return }
// expected-error @-2 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}

// -----

llvm.func @f() {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
 llvm.return
}
// expected-error @-3 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}

// -----

func.func private @x()
llvm.func @f() {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
 llvm.return
}
// expected-error @-3 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}

// -----

llvm.mlir.global @x() : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @x : !llvm.ptr<1>
 llvm.return
}
// expected-error @-3 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global}}

// -----

llvm.mlir.global @x() {addr_space = 2 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
 llvm.return
}
// expected-error @-3 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global}}

// -----

llvm.func @f() {
  %0 = llvm.mlir.addressof @x::@y : !llvm.ptr
 llvm.return
}
// expected-error @-3 {{custom op 'llvm.mlir.addressof' invalid kind of attribute specified}}

// -----

llvm.func @f() {
  %0 = llvm.mlir.addressof "x" : !llvm.ptr
 llvm.return
}
// expected-error @-3 {{custom op 'llvm.mlir.addressof' invalid kind of attribute specified}}

// -----

module { module {
  func.func @f() {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  return
 } }
llvm.mlir.global @x() : i32
}
// expected-error @-5 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}

// -----

llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [
    42: ^bb2(%b : i64),
    -1: ^bb3(%a, %b : i32, i64)
  ]
^bb1:
  llvm.switch %b : i64, ^bb4(%p : !llvm.ptr) [
  ]
^bb2(%x: i64):
  llvm.switch %b : i64, ^bb1 [
    1: ^bb1
  ] {branch_weights = array<i32: 3, 4>}
^bb3(%x1: i32, %x2: i64):
  llvm.unreachable
^bb4(%q: !llvm.ptr):
  llvm.unreachable
^bb5:
  llvm.switch %b : i64, ^bb1 [0: ^bb1, 18446744073709551615: ^bb1, -9223372036854775808: ^bb1]
^bb6:
  llvm.unreachable
^bb7:
  llvm.switch %b : i64, ^bb1 []
^bb8:
  "llvm.switch"(%b)[^bb1] {case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> ()
^bb9:
  "llvm.switch"(%b)[^bb1, ^bb1] {case_values = dense<3> : tensor<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> ()
}
// expected-error @-10 {{custom op 'llvm.switch' integer value too large}}

// -----

llvm.func @f(%a: i8, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i8, ^bb1 [
    20000000000000000000000: ^bb1 ]
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{custom op 'llvm.switch' integer value too large}}

// -----

llvm.func @f(%a: i128, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i128, ^bb1 [
    20000000000000000000000: ^bb1 ]
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{custom op 'llvm.switch' integer value too large}}

// -----

llvm.func @f(%a: f32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : f32, ^bb1 [
    2: ^bb1 ]
^bb1:
  llvm.unreachable
}
// expected-error @-5 {{custom op 'llvm.switch' invalid kind of type specified}}

// -----

func.func @f(%a: index, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : index, ^bb1 [
    2: ^bb1 ]
^bb1:
  llvm.unreachable
}
// expected-error @-5 {{custom op 'llvm.switch' invalid kind of type specified}}

// -----

func.func @f(%a: index, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : index, ^bb1 [
    ]
^bb1:
  llvm.unreachable
}
// expected-error @-5 {{custom op 'llvm.switch' invalid kind of type specified}}

// -----

func.func @f(%a: si32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : si32, ^bb1 [2 : ^bb1
    ]
^bb1:
  llvm.unreachable
}
// expected-error @-5 {{'llvm.switch' op operand #0 must be signless integer, but got 'si32'}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{expected '['}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [ 2 ^bb1 ]
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{expected ':'}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [ ^bb1 ]
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{custom op 'llvm.switch' expected integer value}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [ 2: ^bb1(%a) ]
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{expected ':'}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [ 2: ^bb1(%a : i32, i32) ]
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{custom op 'llvm.switch' number of operands and types do not match: got 1 operands and 2 types}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [ 2: ^bb1(%a : i64) ]
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note @-6 {{prior use here}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [ 2: ^bb1(%a : i32) ]
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{branch has 1 operands for successor #1, but target block has 0}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1(%a : i32) [ 2: ^bb1 ]
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{branch has 1 operands for successor #0, but target block has 0}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1() [ 2: ^bb1 ]
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{expected ':'}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [ 2: ^bb1() ]
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{expected ':'}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [ 2: ^bb1, ]
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{custom op 'llvm.switch' expected integer value}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [ 2: ^bb1 ] {branch_weights = array<i32: 1>}
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{expects number of branch weights to match number of successors: 1 vs 2}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [ 2: ^bb1 ] {case_values = 1}
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{custom op 'llvm.switch' 'llvm.switch' op attribute 'case_values' failed to satisfy constraint: integer elements attribute}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  "llvm.switch"(%b)[^bb1, ^bb1] {case_values = dense<3> : tensor<2xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> ()
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{'llvm.switch' op expects number of case values to match number of case destinations}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  "llvm.switch"(%b)[^bb1, ^bb1] {case_values = dense<3> : tensor<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> ()
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{expects case value type to match condition value type}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  "llvm.switch"(%b)[^bb1, ^bb1] {case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> ()
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{'llvm.switch' op expects number of case values to match number of case destinations}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  "llvm.switch"(%b)[^bb1] {case_values = dense<[]> : tensor<0xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> ()
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{expects case value type to match condition value type}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  "llvm.switch"(%b)[^bb1] {case_values = dense<[1,2]> : tensor<2xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> ()
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{'llvm.switch' op expects number of case values to match number of case destinations}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  "llvm.switch"(%b, %b)[^bb1, ^bb1] {case_values = dense<[1]> : tensor<1xi32>, case_operand_segments = array<i32: 2>, operandSegmentSizes = array<i32: 1, 0, 1>} : (i64, i64) -> ()
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{'llvm.switch' op caseOperands count (1) does not match with the total size (2) specified in attribute 'case_operand_segments'}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  "llvm.switch"(%b, %b)[^bb1, ^bb1] {case_values = dense<[1]> : tensor<1xi32>, case_operand_segments = array<i32: 2, -1>, operandSegmentSizes = array<i32: 1, 0, 1>} : (i64, i64) -> ()
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{'llvm.switch' op 'case_operand_segments' attribute cannot have negative elements}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  "llvm.switch"(%b)[] {case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> ()
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{expected list element}}

// -----

func.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  "llvm.switch"(%b)[^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> ()
^bb1:
  llvm.unreachable
}
// expected-error @-4 {{'llvm.switch' op requires attribute 'case_operand_segments'}}

// -----

func.func private @foo(%a: i32) -> f32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call @foo(%a) : (i32) -> f32
  llvm.return
}
// expected-error @-3 {{'llvm.call' op 'foo' does not reference a valid LLVM function}}

// -----

llvm.mlir.global @foo() : f32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call @foo(%a) : (i32) -> f32
  llvm.return
}
// expected-error @-3 {{'llvm.call' op 'foo' does not reference a valid LLVM function}}

// -----

llvm.comdat @__c { llvm.comdat_selector @any any
 llvm.comdat_selector @b exactmatch {a} }
llvm.comdat @__d {}
// expected-error @-1 {{'llvm.comdat' op region #0 ('body') failed to verify constraint: region with 1 blocks}}

// -----

llvm.comdat @__c { llvm.comdat_selector @any bogus }
// expected-error @-1 {{custom op 'llvm.comdat_selector' expected string or keyword containing one of the following enum values for attribute 'comdat' [any, exactmatch, largest, nodeduplicate, samesize]}}

// -----

llvm.comdat @__c { %0 = llvm.mlir.constant(1 : i32) : i32 }
// expected-error @-1 {{only comdat selector symbols can appear in a comdat region}}

// -----

llvm.comdat @__c {  llvm.comdat_selector @any any
 ^bb1: }
// expected-error @-2 {{'llvm.comdat' op region #0 ('body') failed to verify constraint: region with 1 blocks}}

// -----

llvm.comdat @__c { ^bb0(%a: i32):  llvm.comdat_selector @any any }
// expected-error @-1 {{'llvm.comdat' op region should have no arguments}}

// -----

llvm.comdat @__c attributes {a}  {  llvm.comdat_selector @any any }
// expected-error @-1 {{expected '{' to begin a region}}

// -----

llvm.mlir.global @any(1 : i32) comdat(@__c) : i32
llvm.comdat @__c {  llvm.comdat_selector @any any }
// expected-error @-2 {{expected comdat symbol}}

// -----

llvm.mlir.global @any(1 : i32) comdat(@__c::@b) : i32
llvm.comdat @__c {  llvm.comdat_selector @any any }
// expected-error @-2 {{expected comdat symbol}}

// -----

llvm.mlir.global @any(1 : i32) comdat(@__c::@b) : i32
module @__c {  func.func private @b() }
// expected-error @-2 {{expected comdat symbol}}

// -----

llvm.mlir.global @any(1 : i32) comdat(@b) : i32
func.func private @b() 
// expected-error @-2 {{expected comdat symbol}}

// -----

llvm.mlir.global @any(1 : i32) comdat("a") : i32
// expected-error @-1 {{custom op 'llvm.mlir.global' invalid kind of attribute specified}}

// -----

llvm.mlir.global @any(1 : i32) comdat : i32
// expected-error @-1 {{expected '('}}

// -----

"llvm.func"() ({}) {sym_name = "a"} : () -> ()
// expected-error @-1 {{'llvm.func' op requires attribute 'function_type'}}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = () -> ()} : () -> ()
// expected-error @-1 {{'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type}}

// -----

"llvm.func"() ({ ^bb0(%a: i32): "llvm.return"() : () -> () }) {sym_name = "a", function_type = !llvm.func<void ()>} : () -> ()
// expected-error @-1 {{'llvm.func' op entry block must have 0 arguments to match function signature}}

// -----

"llvm.func"() ({ ^bb0(%a: i32): "llvm.return"() : () -> () }) {sym_name = "a", function_type = !llvm.func<void (i64)>} : () -> ()
// expected-error @-1 {{'llvm.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('i64')}}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, arg_attrs = [{}]} : () -> ()
// expected-error @-1 {{'llvm.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 0}}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, res_attrs = [{}]} : () -> ()
// expected-error @-1 {{'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, linkage = 1} : () -> ()
// expected-error @-1 {{'llvm.func' op attribute 'linkage' failed to satisfy constraint: LLVM Linkage specification}}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, CConv = 1} : () -> ()
// expected-error @-1 {{'llvm.func' op attribute 'CConv' failed to satisfy constraint: LLVM Calling Convention specification}}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, passthrough = 1} : () -> ()
// expected-error @-1 {{'llvm.func' op attribute 'passthrough' failed to satisfy constraint: array attribute}}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, memory = 1} : () -> ()

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, frame_pointer = 1} : () -> ()
// expected-error @-1 {{'llvm.func' op attribute 'frame_pointer' failed to satisfy constraint: }}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, target_features = 1} : () -> ()
// expected-error @-1 {{'llvm.func' op attribute 'target_features' failed to satisfy constraint: LLVM target features attribute}}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, vscale_range = 1} : () -> ()
// expected-error @-1 {{'llvm.func' op attribute 'vscale_range' failed to satisfy constraint: }}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, personality = @a::@b} : () -> ()
// expected-error @-1 {{'llvm.func' op attribute 'personality' failed to satisfy constraint: flat symbol reference attribute}}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, convergent = 1} : () -> ()
// expected-error @-1 {{'llvm.func' op attribute 'convergent' failed to satisfy constraint: unit attribute}}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, convergent, arm_new_za, arm_in_za, optimize_none, unsafe_fp_math = 1} : () -> ()

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, dso_local = 1} : () -> ()
// expected-error @-1 {{'llvm.func' op attribute 'dso_local' failed to satisfy constraint: unit attribute}}

// -----

llvm.func @f(%a: i32 {llvm.byval}) 
// expected-error @-1 {{"llvm.byval" should be a type attribute}}

// -----

llvm.func @f(%a: i32 {foo}) 
// expected-error @-1 {{'llvm.func' op arguments may only have dialect attributes}}

// -----

llvm.func @f(%a: i32) -> (i32 {llvm.nocapture})
// expected-error @-1 {{"llvm.nocapture" is not a valid result attribute}}

// -----

llvm.func @f(%a: i32) vscale_range(1)
// expected-error @-1 {{expected ','}}

// -----

llvm.func @f(%a: i32) vscale_range(1, x)
// expected-error @-1 {{custom op 'llvm.func' expected integer value}}

// -----

llvm.func @f(%a: i32) vscale_range(1, 2) vscale_range(1, 2)
// expected-error @-1 {{custom op 'vscale_range' is unknown (tried 'builtin.vscale_range' as well)}}

// -----

llvm.func @f(i32 loc("x"), %a: i32)
// expected-error @-1 {{custom op 'llvm.func' expected type instead of SSA identifier}}

// -----

llvm.func @f(i32 {llvm.noundef}, ... {a})
// expected-error @-1 {{expected ')'}}

// -----

llvm.func @f(..., ...)
// expected-error @-1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}

// -----

llvm.func @f(%x: i32) -> i32 {
  %0 = func.call @g() : () -> i32
  llvm.return %0 : i32
}
// expected-error @-3 {{'func.call' op 'g' does not reference a valid function}}

// -----

func.func @f() { llvm.unreachable : i32 }
// expected-error @-1 {{expected operation name in quotes}}

// -----

func.func @f() { %0 = llvm.mlir.zero : i32
 llvm.return %0 }
// expected-error @-1 {{expected ':'}}

// -----

func.func @f() { %0 = llvm.mlir.zero : i32
 llvm.return %0 : index }
// expected-error @-1 {{use of value '%0' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note @-3 {{prior use here}}

// -----

func.func @f() { %0 = llvm.mlir.zero : i32
 llvm.return %0, %0 : i32, i32 }
// expected-error @-1 {{expected ':'}}

// -----

llvm.func @c() {
^bb0: }
// expected-error @-2 {{empty block: expect at least a terminator}}

// -----

llvm.func internal @c(index)
// expected-error @-1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}

// -----

llvm.func @c(%a: i32) {
^bb0(%b: i32):
  llvm.return }
// expected-error @-2 {{invalid block name in region with named arguments}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) vararg(1) : !llvm.ptr, (i32) -> ()
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' invalid kind of attribute specified}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) vararg(!llvm.func<void (ptr, i32, ...)>) : !llvm.ptr, (i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op expected var_callee_type to have at most 1 parameters}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) vararg : !llvm.ptr, (i32) -> ()
  llvm.return
}
// expected-error @-3 {{expected '('}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p) {TailCallKind = 1, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>} : (!llvm.ptr) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op attribute 'TailCallKind' failed to satisfy constraint: LLVM Calling Convention specification}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call tail fastcc @f(%p) : (!llvm.ptr) -> ()
  llvm.return
}
// expected-error @-3 {{expected attribute value}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @f(%p) {access_groups = [1]} : (!llvm.ptr) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op attribute 'access_groups' failed to satisfy constraint: LLVM dialect access group metadata array}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @f(%p : (!llvm.ptr) -> ()
  llvm.return
}
// expected-error @-3 {{expected ')' in operand list}}

// -----

llvm.func @f(%a: i1) {
  %c = llvm.mlir.constant(1 : i64) : i64
  %x = llvm.alloca %c x i32 {elem_type = f32} : (i64) -> !llvm.ptr
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.alloca' attribute 'elem_type' occurs more than once in the attribute list}}

// -----

llvm.func @f(%a: i1) {
  %c = llvm.mlir.constant(1 : i64) : i64
  %x = llvm.alloca inalloca %c x i32 {inalloca} : (i64) -> !llvm.ptr
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.alloca' attribute 'inalloca' occurs more than once in the attribute list}}
