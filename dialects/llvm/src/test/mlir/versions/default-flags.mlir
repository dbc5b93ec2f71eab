// RUN: --mlir-print-op-generic
// Flags that are properties are printed in the generic form although none is set; an attribute of the dialect states
// them, too.
llvm.func @numbers(%number: i64) -> i64 {
  %0 = llvm.trunc %number : i64 to i32
  %1 = llvm.add %number, %number : i64
  %2 = "llvm.add"(%1, %1) <{overflowFlags = #llvm.overflow<none>}> : (i64, i64) -> i64
  %3 = "llvm.mul"(%2, %2) <{overflowFlags = #llvm.overflow<nsw, nuw>}> : (i64, i64) -> i64
  %4 = "llvm.trunc"(%3) <{overflowFlags = #llvm.overflow<nuw>}> : (i64) -> i32
  llvm.return %3 : i64
}

llvm.func @address(%base: !llvm.ptr, %condition: i1) -> !llvm.ptr {
  llvm.intr.assume %condition : i1
  %0 = llvm.getelementptr %base[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.getelementptr inbounds|nuw %0[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}
