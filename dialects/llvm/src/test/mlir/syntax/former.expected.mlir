module {
  llvm.func @c(i32) -> i32
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>, unsafe_fp_math = true} {
    %0 = llvm.getelementptr inbounds %arg0[%arg1, 2] {a} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
    %1 = llvm.add %arg1, %arg1 overflow<nsw, nuw> : i32
    %2 = llvm.call fastcc @c(%arg1) {branch_weights = array<i32: 1>, fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> i32
    %3 = llvm.and %arg1, %arg1  {x} : i32
    %4 = llvm.sdiv %arg1, %arg1  : i32
    "llvm.intr.trap"() : () -> ()
    llvm.intr.lifetime.start -1, %arg0 : !llvm.ptr
    llvm.call_intrinsic "llvm.x"(%arg1) : (i32) -> () {a}
    llvm.return
  }
  llvm.mlir.global_ctors {ctors = [@f], priorities = [0 : i32]}
}

