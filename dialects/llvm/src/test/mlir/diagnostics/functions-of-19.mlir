// RUN: --mlir-version=19.1 --allow-unregistered-dialect --split-input-file --verify-diagnostics

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) : !llvm.ptr, i32
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' expected trailing function type}}

// -----

llvm.func @foo()
llvm.func @f(%a: i32, %p: !llvm.ptr<3>) {
  llvm.call @foo() : !llvm.ptr, () -> ()
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' expected direct call to have 1 trailing type}}

// -----

llvm.func @foo()
llvm.func @f(%a: i32, %p: !llvm.ptr<3>) {
  llvm.call @foo() : i32
  llvm.return
}
// expected-error @-3 {{custom op 'llvm.call' expected trailing function type}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"() : () -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%a) : (i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) : (!llvm.ptr, i32) -> (i32, i32)
  llvm.return
}
// expected-error @-3 {{'llvm.call' op result group starting at #0 requires 0 or 1 element, but found 2}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {var_callee_type = !llvm.func<void (i64)>} : (!llvm.ptr, i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op expected var_callee_type to be a variadic function type}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {var_callee_type = !llvm.func<void (i64, ...)>} : (!llvm.ptr, i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op var_callee_type parameter type mismatch: 'i64' != 'i32'}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {var_callee_type = !llvm.func<i32 (i32, ...)>} : (!llvm.ptr, i32) -> ()
  llvm.return
}
// expected-error @-3 {{'llvm.call' op expected var_callee_type to return void}}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {var_callee_type = !llvm.func<void (i32, ...)>} : (!llvm.ptr, i32) -> i32
  llvm.return
}
// expected-error @-3 {{'llvm.call' op var_callee_type return type mismatch: '!llvm.void' != 'i32'}}

// -----

llvm.func @f() {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
 llvm.return
}
// expected-error @-3 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global' or 'llvm.func'}}

// -----

func.func private @x()
llvm.func @f() {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
 llvm.return
}
// expected-error @-3 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global' or 'llvm.func'}}

// -----

module { module {
  func.func @f() {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  return
 } }
llvm.mlir.global @x() : i32
}
// expected-error @-5 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global' or 'llvm.func'}}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, memory = 1} : () -> ()
// expected-error @-1 {{'llvm.func' op attribute 'memory' failed to satisfy constraint: }}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, convergent, arm_new_za, arm_in_za, optimize_none, unsafe_fp_math = 1} : () -> ()
// expected-error @-1 {{'llvm.func' op attribute 'unsafe_fp_math' failed to satisfy constraint: bool attribute}}

