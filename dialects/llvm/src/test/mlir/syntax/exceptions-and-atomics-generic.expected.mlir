"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xf32>, ptr, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg4: vector<4xf32>, %arg5: vector<4xf32>, %arg6: !llvm.ptr, %arg7: i32, %arg8: i1):
    %11 = "llvm.shufflevector"(%arg4, %arg5) <{mask = array<i32: 0, 1, 2, 3>}> {x} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %12 = "llvm.extractelement"(%arg4, %arg7) : (vector<4xf32>, i32) -> f32
    %13 = "llvm.insertelement"(%arg5, %12, %arg7) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    "llvm.intr.assume"(%arg8, %arg6, %arg7) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i32) -> ()
    "llvm.intr.assume"(%arg8) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.intr.assume"(%arg8) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    "llvm.intr.assume"(%arg8, %arg7) <{op_bundle_sizes = array<i32: 0, 1>, op_bundle_tags = ["a", "b"]}> {foo} : (i1, i32) -> ()
    %14 = "llvm.cmpxchg"(%arg6, %arg7, %arg7) <{failure_ordering = 2 : i64, success_ordering = 6 : i64, syncscope = "agent", volatile_, weak}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
    %15 = "llvm.atomicrmw"(%arg6, %arg7) <{alignment = 4 : i64, bin_op = 3 : i64, ordering = 4 : i64, syncscope = "x", volatile_}> : (!llvm.ptr, i32) -> i32
    "llvm.fence"() <{ordering = 7 : i64, syncscope = "agent"}> : () -> ()
    %16 = "llvm.inline_asm"(%arg6) <{asm_dialect = 1 : i64, asm_string = "a", constraints = "=r,=*m", has_side_effects, is_align_stack, operand_attrs = [{elementtype = i32}], tail_call_kind = #llvm.tailcallkind<tail>}> : (!llvm.ptr) -> i32
    "llvm.inline_asm"() <{asm_string = "a", constraints = "b", tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()
    %17 = "llvm.call_intrinsic"(%arg7, %arg6) <{arg_attrs = [{}, {llvm.noalias}], fastmathFlags = #llvm.fastmath<nnan>, intrin = "llvm.x", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>, res_attrs = [{llvm.noundef}]}> : (i32, !llvm.ptr) -> i32
    "llvm.call_intrinsic"(%arg7) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.x", op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["b"], operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
    "llvm.unreachable"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "pers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, personality = @pers, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg2: i32, %arg3: !llvm.ptr):
    %6 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %7 = "llvm.invoke"(%arg2, %arg2, %arg2)[^bb1, ^bb2] <{CConv = #llvm.cconv<ccc>, callee = @callee, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (i32, i32, i32) -> i32
  ^bb1(%8: i32):  // 2 preds: ^bb0, ^bb1
    %9 = "llvm.invoke"(%arg3, %arg2, %arg2)[^bb1, ^bb2] <{CConv = #llvm.cconv<fastcc>, arg_attrs = [{llvm.noundef}], op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 1, 0, 0>, var_callee_type = !llvm.func<i32 (i32, ...)>}> {foo} : (!llvm.ptr, i32, i32) -> i32
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %10 = "llvm.landingpad"(%6, %6) <{cleanup}> : (!llvm.ptr, !llvm.ptr) -> !llvm.struct<(ptr, i32)>
    "llvm.resume"(%10) : (!llvm.struct<(ptr, i32)>) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    "llvm.indirectbr"(%arg0, %arg1)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 1, 0>}> : (!llvm.ptr, i32) -> ()
  ^bb1(%2: i32):  // pred: ^bb0
    "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
    "llvm.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %3 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @h, tag = <id = 1>>}> : () -> !llvm.ptr
    %4 = "llvm.dso_local_equivalent"() <{function_name = @callee}> : () -> !llvm.ptr
    %5 = "llvm.va_arg"(%arg0) : (!llvm.ptr) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "gl", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = i32, dso_local, linkage = #llvm.linkage<private>, sym_name = "al", thread_local_, unnamed_addr = 2 : i64, visibility_ = 1 : i64}> ({
    %1 = "llvm.mlir.addressof"() <{global_name = @gl}> : () -> !llvm.ptr
    "llvm.return"(%1) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.ifunc"() <{address_space = 0 : i32, dso_local, i_func_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, resolver = @res, resolver_type = !llvm.ptr, sym_name = "if", unnamed_addr = 1 : i64, visibility_ = 1 : i64}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "res", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "llvm.return"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@ct], data = [#llvm.zero], priorities = [0 : i32]}> : () -> ()
  "llvm.mlir.global_dtors"() <{data = [], dtors = [], priorities = []}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "ct", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.linker_options"() <{options = ["/DEFAULTLIB:", "libcmt"]}> : () -> ()
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @ct, to = @ct, count = 222>]>]}> : () -> ()
}) : () -> ()

