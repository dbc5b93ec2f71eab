module {
  llvm.mlir.global internal thread_local unnamed_addr constant @before(0 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global internal thread_local unnamed_addr constant @after(0 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global internal thread_local @significant(0 : i64) {addr_space = 0 : i32} : i64
}

