// RUN: --mlir-version=19.1 --buffer-deallocation
// VALIDATION: the buffer of a function of LLVM is not freed, but others are
// Functions of LLVM are left alone.
llvm.func @f(%a: i1) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %a, ^bb1, ^bb2
^bb1:
  llvm.call @g() : () -> ()
  llvm.br ^bb2
^bb2:
  llvm.return %0 : i32
}
llvm.func @g()
llvm.func @buffer() {
  %m = memref.alloc() : memref<2xf32>
  llvm.return
}
func.func @h() {
  %m = memref.alloc() : memref<2xf32>
  return
}
