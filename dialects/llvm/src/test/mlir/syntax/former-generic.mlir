// RUN: --mlir-version=19.1 --mlir-print-op-generic
// Operations that MLIR 22 has in another form.
llvm.func @c(i32) -> i32
llvm.func @f(%p: !llvm.ptr, %i: i32) attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>, unsafe_fp_math = true} {
  %0 = llvm.getelementptr inbounds %p[%i, 2] {a} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %1 = llvm.add %i, %i overflow<nsw, nuw> : i32
  %2 = llvm.call fastcc @c(%i) {branch_weights = array<i32: 1>, fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> i32
  %3 = llvm.and %i, %i {x} : i32
  %4 = llvm.sdiv %i, %i : i32
  "llvm.intr.trap"() : () -> ()
  llvm.intr.lifetime.start -1, %p : !llvm.ptr
  llvm.call_intrinsic "llvm.x"(%i) : (i32) -> () {a}
  llvm.return
}
llvm.mlir.global_ctors {ctors = [@f], priorities = [0 : i32]}
