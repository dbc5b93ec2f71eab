// RUN: --mlir-version=19.1 --allow-unregistered-dialect --split-input-file --verify-diagnostics
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
