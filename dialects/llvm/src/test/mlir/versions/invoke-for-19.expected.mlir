"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, ...)>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "personality", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr, i32)>, linkage = #llvm.linkage<external>, personality = @personality, sym_name = "calls", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    %0 = "llvm.invoke"(%arg0, %arg1, %arg0, %arg1)[^bb1, ^bb2] <{CConv = #llvm.cconv<fastcc>, callee = @g, operandSegmentSizes = array<i32: 1, 1, 2>, var_callee_type = !llvm.func<i32 (ptr, ...)>}> : (!llvm.ptr, i32, !llvm.ptr, i32) -> i32
  ^bb1(%1: i32):  // pred: ^bb0
    %2 = "llvm.invoke"(%arg0, %arg1)[^bb3, ^bb4] <{CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 2, 0, 0>}> : (!llvm.ptr, i32) -> i32
  ^bb2(%3: !llvm.ptr, %4: i32):  // pred: ^bb0
    %5 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.return"(%4) : (i32) -> ()
  ^bb3:  // pred: ^bb1
    "llvm.return"(%0) : (i32) -> ()
  ^bb4:  // pred: ^bb1
    %6 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.return"(%2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

