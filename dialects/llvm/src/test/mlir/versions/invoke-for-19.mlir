// RUN: --mlir-version=19.1 --mlir-print-op-generic
llvm.func @g(!llvm.ptr, ...) -> i32
llvm.func @personality(...) -> i32

llvm.func @calls(%a: !llvm.ptr, %n: i32) -> i32 attributes {personality = @personality} {
  %0 = llvm.invoke fastcc @g(%a) to ^bb1(%n : i32) unwind ^bb2(%a, %n : !llvm.ptr, i32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
^bb1(%b: i32):
  %1 = llvm.invoke %a(%n) to ^bb3 unwind ^bb4 {branch_weights = array<i32: 1, 2>} : !llvm.ptr, (i32) -> i32
^bb2(%c: !llvm.ptr, %d: i32):
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %d : i32
^bb3:
  llvm.return %0 : i32
^bb4:
  %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %1 : i32
}
