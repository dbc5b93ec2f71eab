module {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
  llvm.func @consume(!llvm.ptr)
  llvm.func @f(%arg0: i1) {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.cond_br %arg0, ^bb1(%0 : !llvm.ptr), ^bb2
  ^bb1(%1: !llvm.ptr):  // pred: ^bb0
    llvm.call @consume(%0) : (!llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
}

