// RUN: --mlir-version=19.1 --mlir-print-op-generic
// The flags that are new are not printed.
llvm.func @numbers(%number: i64) -> i64 {
  %0 = llvm.trunc %number : i64 to i32
  %1 = llvm.add %number, %number : i64
  llvm.return %1 : i64
}

llvm.func @address(%base: !llvm.ptr, %condition: i1) -> !llvm.ptr {
  "llvm.intr.assume"(%condition) : (i1) -> ()
  %0 = llvm.getelementptr inbounds %base[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %0 : !llvm.ptr
}
