"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "c", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>, sym_name = "f", unnamed_addr = 0 : i64, unsafe_fp_math = true, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = !llvm.array<4 x i32>, inbounds, rawConstantIndices = array<i32: -2147483648, 2>}> {a} : (!llvm.ptr, i32) -> !llvm.ptr
    %1 = "llvm.add"(%arg1, %arg1) <{overflowFlags = #llvm.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %2 = "llvm.call"(%arg1) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, branch_weights = array<i32: 1>, callee = @c, fastmathFlags = #llvm.fastmath<nnan>}> : (i32) -> i32
    %3 = "llvm.and"(%arg1, %arg1) {x} : (i32, i32) -> i32
    %4 = "llvm.sdiv"(%arg1, %arg1) : (i32, i32) -> i32
    "llvm.intr.trap"() : () -> ()
    "llvm.intr.lifetime.start"(%arg0) <{size = -1 : i64}> : (!llvm.ptr) -> ()
    "llvm.call_intrinsic"(%arg1) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.x"}> {a} : (i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.mlir.global_ctors"() <{ctors = [@f], priorities = [0 : i32]}> : () -> ()
}) : () -> ()

