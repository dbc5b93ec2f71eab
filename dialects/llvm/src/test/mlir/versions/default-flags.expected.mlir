"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i64 (i64)>, linkage = #llvm.linkage<external>, sym_name = "numbers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg2: i64):
    %2 = "llvm.trunc"(%arg2) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %3 = "llvm.add"(%arg2, %arg2) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %4 = "llvm.add"(%3, %3) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %5 = "llvm.mul"(%4, %4) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %6 = "llvm.trunc"(%5) <{overflowFlags = 2 : i32}> : (i64) -> i32
    "llvm.return"(%5) : (i64) -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (ptr, i1)>, linkage = #llvm.linkage<external>, sym_name = "address", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i1):
    "llvm.intr.assume"(%arg1) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
    %0 = "llvm.getelementptr"(%arg0) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %1 = "llvm.getelementptr"(%0) <{elem_type = i8, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.return"(%1) : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()

