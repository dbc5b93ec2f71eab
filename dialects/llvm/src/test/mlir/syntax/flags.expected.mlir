module {
  llvm.func @c(i32, ...) -> i32
  llvm.func @d(i32)
  llvm.func @g(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.call fastcc tail @c(%arg0) vararg(!llvm.func<i32 (i32, ...)>) ["x"(%arg0 : i32), "y"()] {foo, no_unwind} : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
    %1 = llvm.call %arg1(%arg0) vararg(!llvm.func<i32 (i32, ...)>) ["x"(%arg0 : i32)] {convergent, fastmathFlags = #llvm.fastmath<fast>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, will_return} : !llvm.ptr, (i32) -> i32
    llvm.call @d(%arg0) {branch_weights = array<i32: 1>} : (i32) -> ()
    llvm.call @d(%arg0) {always_inline, inline_hint, no_inline} : (i32) -> ()
    llvm.call @d(%arg0) : (i32) -> ()
    %2 = llvm.getelementptr inbounds %arg1[%arg0, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
    %3 = llvm.getelementptr nusw|nuw %arg1[%arg0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %4 = llvm.getelementptr inbounds|nuw %arg1[%arg0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %5 = llvm.trunc %arg0 overflow<nsw, nuw> : i32 to i8
    %6 = llvm.add %arg0, %arg0 overflow<nsw> : i32
    %7 = llvm.sdiv exact %arg0, %arg0 : i32
    %8 = llvm.or disjoint %arg0, %arg0 {a} : i32
    %9 = llvm.zext nneg %arg0 : i32 to i64
    %10 = llvm.uitofp nneg %arg0 : i32 to f32
    %11 = llvm.load %arg1 invariant invariant_group dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
    %12 = llvm.load %arg1 dereferenceable<bytes = 4, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
    llvm.store %arg0, %arg1 invariant_group {x} : i32, !llvm.ptr
    %13 = llvm.inttoptr %arg0 dereferenceable<bytes = 4> : i32 to !llvm.ptr
    llvm.intr.trap
    llvm.return
  }
  llvm.func @m() attributes {memory = 1 : i32, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, reciprocal_estimates = "x", unsafe_fp_math = true, uwtable_kind = #llvm.uwtableKind<sync>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>}
  llvm.mlir.global external @gl() {addr_space = 0 : i32, externally_initialized, target_specific_attrs = ["a", ["b", "c"]]} : i32
}

