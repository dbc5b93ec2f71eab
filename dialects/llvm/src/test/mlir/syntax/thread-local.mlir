// RUN:
// REFERENCE: mlir-opt prints `unnamed_addr` after `thread_local`, where it cannot read it.
// The address of a thread-local variable may be insignificant.

llvm.mlir.global internal unnamed_addr thread_local constant @before(0 : i64) : i64
llvm.mlir.global internal thread_local unnamed_addr constant @after(0 : i64) : i64
llvm.mlir.global internal thread_local @significant(0 : i64) : i64
