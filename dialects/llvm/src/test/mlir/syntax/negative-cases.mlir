// RUN:
// Cases are signed numbers, of 64 bits when they are read.
llvm.func @wide(%number: i128) {
  llvm.switch %number : i128, ^bb1 [
    -2: ^bb1,
    9223372036854775807: ^bb1
  ]
^bb1:
  llvm.return
}

llvm.func @narrow(%number: i8) {
  llvm.switch %number : i8, ^bb1 [
    -2: ^bb1,
    127: ^bb1,
    255: ^bb1
  ]
^bb1:
  llvm.return
}
