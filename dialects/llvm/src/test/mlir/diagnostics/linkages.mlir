// RUN: --split-input-file --verify-diagnostics
// expected-error @below {{'llvm.mlir.alias' op 'extern_weak' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias extern_weak @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
// expected-error @below {{'llvm.mlir.ifunc' op 'appending' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc appending @f : !llvm.func<i32 ()>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr
// -----
llvm.func @f(%a: i32) {
  // expected-error @below {{'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation}}
  llvm.inline_asm tail_call_kind = <musttail> "x", "r" %a : (i32) -> ()
  llvm.return
}
// -----
// expected-error @below {{'llvm.mlir.alias' op 'appending' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias appending @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
