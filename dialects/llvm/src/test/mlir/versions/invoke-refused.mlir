// RUN: --mlir-version=19.1 --verify-diagnostics
// REFERENCE: does not have these parts.
llvm.func @g(!llvm.ptr) -> i32
llvm.func @personality(...) -> i32

llvm.func @calls(%a: !llvm.ptr) -> i32 attributes {personality = @personality} {
  // expected-error @below {{'llvm.invoke' op attribute 'op_bundle_tags' does not exist in MLIR 19.1}}
  %0 = llvm.invoke @g(%a) to ^bb1 unwind ^bb2 ["tag"(%a : !llvm.ptr)] : (!llvm.ptr) -> i32
^bb1:
  llvm.return %0 : i32
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %0 : i32
}
