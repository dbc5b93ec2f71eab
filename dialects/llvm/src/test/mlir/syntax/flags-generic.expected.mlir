"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "c", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "d", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    %0 = "llvm.call"(%arg0, %arg0) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<tail>, arg_attrs = [{llvm.noundef}], callee = @c, fastmathFlags = #llvm.fastmath<none>, no_unwind, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["x", "y"], operandSegmentSizes = array<i32: 1, 1>, res_attrs = [{llvm.noundef}], var_callee_type = !llvm.func<i32 (i32, ...)>}> {foo} : (i32, i32) -> i32
    %1 = "llvm.call"(%arg1, %arg0, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, convergent, fastmathFlags = #llvm.fastmath<fast>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 2, 1>, var_callee_type = !llvm.func<i32 (i32, ...)>, will_return}> : (!llvm.ptr, i32, i32) -> i32
    "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @d, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> {branch_weights = array<i32: 1>} : (i32) -> ()
    "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, always_inline, callee = @d, fastmathFlags = #llvm.fastmath<none>, inline_hint, no_inline, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
    "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @d, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
    %2 = "llvm.getelementptr"(%arg1, %arg0) <{elem_type = !llvm.array<4 x i32>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648, 2>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %3 = "llvm.getelementptr"(%arg1, %arg0) <{elem_type = i32, noWrapFlags = 6 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %4 = "llvm.getelementptr"(%arg1, %arg0) <{elem_type = i32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
    %5 = "llvm.trunc"(%arg0) <{overflowFlags = 3 : i32}> : (i32) -> i8
    %6 = "llvm.add"(%arg0, %arg0) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %7 = "llvm.sdiv"(%arg0, %arg0) <{isExact}> : (i32, i32) -> i32
    %8 = "llvm.or"(%arg0, %arg0) <{isDisjoint}> {a} : (i32, i32) -> i32
    %9 = "llvm.zext"(%arg0) <{nonNeg}> : (i32) -> i64
    %10 = "llvm.uitofp"(%arg0) <{nonNeg}> : (i32) -> f32
    %11 = "llvm.load"(%arg1) <{dereferenceable = #llvm.dereferenceable<bytes = 4>, invariant, invariantGroup, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %12 = "llvm.load"(%arg1) <{dereferenceable = #llvm.dereferenceable<bytes = 4, mayBeNull = true>, ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.store"(%arg0, %arg1) <{invariantGroup, ordering = 0 : i64}> {x} : (i32, !llvm.ptr) -> ()
    %13 = "llvm.inttoptr"(%arg0) <{dereferenceable = #llvm.dereferenceable<bytes = 4>}> : (i32) -> !llvm.ptr
    "llvm.intr.trap"() : () -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, reciprocal_estimates = "x", sym_name = "m", unnamed_addr = 0 : i64, uwtable_kind = #llvm.uwtableKind<sync>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, visibility_ = 0 : i64, work_group_size_hint = array<i32: 1, 2, 3>}> ({
  }) {memory = 1 : i32, unsafe_fp_math = true} : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, externally_initialized, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "gl", target_specific_attrs = ["a", ["b", "c"]], unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

