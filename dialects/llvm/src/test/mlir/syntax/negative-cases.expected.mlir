module {
  llvm.func @wide(%arg0: i128) {
    llvm.switch %arg0 : i128, ^bb1 [
      -2: ^bb1,
      9223372036854775807: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    llvm.return
  }
  llvm.func @narrow(%arg0: i8) {
    llvm.switch %arg0 : i8, ^bb1 [
      -2: ^bb1,
      127: ^bb1,
      -1: ^bb1
    ]
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb0
    llvm.return
  }
}

