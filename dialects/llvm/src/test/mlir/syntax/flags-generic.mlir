// RUN: --mlir-print-op-generic
// Flags of arithmetic and addresses, groups of operands with tags, attributes of calls and functions.
llvm.func @c(i32, ...) -> i32
llvm.func @d(i32)
llvm.func @g(%i: i32, %p: !llvm.ptr) {
  %0 = llvm.call fastcc tail @c(%i) vararg(!llvm.func<i32 (i32, ...)>) ["x"(%i : i32), "y"()] {no_unwind, foo} : (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
  %1 = llvm.call %p(%i) vararg(!llvm.func<i32 (i32, ...)>) ["x"(%i : i32)] {convergent, will_return, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, fastmathFlags = #llvm.fastmath<fast>} : !llvm.ptr, (i32) -> i32
  llvm.call @d(%i) {branch_weights = array<i32: 1>} : (i32) -> ()
  llvm.call @d(%i) {no_inline, always_inline, inline_hint} : (i32) -> ()
  llvm.call @d(%i) : (i32 {}) -> ()
  %2 = llvm.getelementptr inbounds %p[%i, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %3 = llvm.getelementptr nusw|nuw %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %4 = llvm.getelementptr inbounds|nuw %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %7 = llvm.trunc %i overflow<nsw, nuw> : i32 to i8
  %8 = llvm.add %i, %i overflow<nsw> : i32
  %9 = llvm.sdiv exact %i, %i : i32
  %10 = llvm.or disjoint %i, %i {a} : i32
  %11 = llvm.zext nneg %i : i32 to i64
  %12 = llvm.uitofp nneg %i : i32 to f32
  %13 = llvm.load %p invariant invariant_group dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  %14 = llvm.load %p dereferenceable<bytes = 4, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  llvm.store %i, %p invariant_group {x} : i32, !llvm.ptr
  %15 = llvm.inttoptr %i dereferenceable<bytes = 4> : i32 to !llvm.ptr
  llvm.intr.trap
  llvm.return
}
llvm.func @m() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, memory = 1 : i32, unsafe_fp_math = true, uwtable_kind = #llvm.uwtableKind<sync>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>, reciprocal_estimates = "x"}
llvm.mlir.global external @gl() {target_specific_attrs = ["a", ["b", "c"]], externally_initialized} : i32
