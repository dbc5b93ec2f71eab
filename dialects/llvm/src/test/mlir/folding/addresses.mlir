// RUN: --sccp
// Addresses of global variables are constants.

llvm.mlir.global @g() : i32
llvm.func @consume(!llvm.ptr)

llvm.func @f(%condition: i1) {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.cond_br %condition, ^bb1(%0 : !llvm.ptr), ^bb2
^bb1(%1: !llvm.ptr):
  llvm.call @consume(%1) : (!llvm.ptr) -> ()
  llvm.br ^bb2
^bb2:
  llvm.return
}
