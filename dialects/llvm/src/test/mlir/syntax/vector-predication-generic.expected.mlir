#di_file = #llvm.di_file<"a.c" in "/b">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x">
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>, i32, vector<4xi32>, vector<4xi1>, ptr, vector<4x!llvm.ptr>, f16)>, linkage = #llvm.linkage<external>, sym_name = "numbers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg5: f32, %arg6: vector<4xf32>, %arg7: i32, %arg8: vector<4xi32>, %arg9: vector<4xi1>, %arg10: !llvm.ptr, %arg11: vector<4x!llvm.ptr>, %arg12: f16):
    %6 = "llvm.intr.tan"(%arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %7 = "llvm.intr.atan2"(%arg6, %arg6) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %8 = "llvm.intr.frexp"(%arg5) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, i32)>
    %9 = "llvm.intr.ldexp"(%arg5, %arg7) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> f32
    %10 = "llvm.intr.scmp"(%arg7, %arg7) : (i32, i32) -> i2
    %11 = "llvm.intr.sadd.with.overflow"(%arg7, %arg7) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %12 = "llvm.intr.experimental.constrained.fptrunc"(%arg5) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (f32) -> f16
    %13 = "llvm.intr.experimental.constrained.fpext"(%arg12) <{fpExceptionBehavior = 2 : i64}> : (f16) -> f32
    %14 = "llvm.intr.expect.with.probability"(%arg7, %arg7) <{prob = 5.000000e-01 : f64}> : (i32, i32) -> i32
    %15 = "llvm.intr.is.constant"(%arg7) : (i32) -> i1
    %16 = "llvm.intr.ssa.copy"(%arg7) : (i32) -> i32
    %17 = "llvm.intr.vscale"() : () -> i64
    %18 = "llvm.intr.ptrmask"(%arg10, %arg7) : (!llvm.ptr, i32) -> !llvm.ptr
    %19 = "llvm.intr.launder.invariant.group"(%arg10) : (!llvm.ptr) -> !llvm.ptr
    %20 = "llvm.intr.invariant.start"(%arg10) <{size = 4 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.invariant.end"(%20, %arg10) <{size = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.lifetime.end"(%arg10) : (!llvm.ptr) -> ()
    "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
    "llvm.intr.vastart"(%arg10) : (!llvm.ptr) -> ()
    "llvm.intr.vacopy"(%arg10, %arg10) : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.prefetch"(%arg10) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %21 = "llvm.intr.eh.typeid.for"(%arg10) : (!llvm.ptr) -> i32
    %22 = "llvm.intr.threadlocal.address"(%arg10) : (!llvm.ptr) -> !llvm.ptr
    %23 = "llvm.mlir.constant"() <{value = 3 : i8}> : () -> i8
    "llvm.intr.memset"(%arg10, %23, %arg7) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.intr.memset.inline"(%arg10, %23) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, i8) -> ()
    "llvm.intr.memcpy.inline"(%arg10, %arg10) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
    %24 = "llvm.intr.vp.add"(%arg8, %arg8, %arg9, %arg7) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %25 = "llvm.intr.vp.fma"(%arg6, %arg6, %arg6, %arg9, %arg7) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %26 = "llvm.intr.vp.select"(%arg9, %arg8, %arg8, %arg7) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
    %27 = "llvm.intr.vp.reduce.add"(%arg7, %arg8, %arg9, %arg7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    "llvm.intr.vp.store"(%arg8, %arg10, %arg9, %arg7) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
    %28 = "llvm.intr.vp.ptrtoint"(%arg11, %arg9, %arg7) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
    %29 = "llvm.intr.vector.reduce.fadd"(%arg5, %arg6) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %30 = "llvm.intr.vector.reduce.umin"(%arg8) : (vector<4xi32>) -> i32
    %31 = "llvm.intr.masked.load"(%arg10, %arg9, %arg6) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.store"(%arg6, %arg10, %arg9) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %32 = "llvm.intr.masked.gather"(%arg11, %arg9) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    "llvm.intr.masked.scatter"(%arg6, %arg11, %arg9) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
    %33 = "llvm.intr.vector.extract"(%arg6) <{pos = 0 : i64}> : (vector<4xf32>) -> vector<2xf32>
    %34 = "llvm.intr.vector.insert"(%arg6, %33) <{pos = 2 : i64}> : (vector<4xf32>, vector<2xf32>) -> vector<4xf32>
    %35 = "llvm.intr.matrix.multiply"(%arg6, %arg6) <{lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %36 = "llvm.intr.matrix.column.major.load"(%arg10, %arg7) <{columns = 2 : i32, isVolatile = false, rows = 2 : i32}> : (!llvm.ptr, i32) -> vector<4xf32>
    %37 = "llvm.intr.stepvector"() : () -> vector<4xi32>
    %38 = "llvm.intr.get.active.lane.mask"(%arg7, %arg7) : (i32, i32) -> vector<4xi1>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr, i1)>, linkage = #llvm.linkage<external>, sym_name = "coroutine", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg2: i32, %arg3: !llvm.ptr, %arg4: i1):
    %0 = "llvm.intr.coro.id"(%arg2, %arg3, %arg3, %arg3) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %1 = "llvm.intr.coro.begin"(%0, %arg3) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %2 = "llvm.intr.coro.size"() : () -> i64
    %3 = "llvm.intr.coro.save"(%arg3) : (!llvm.ptr) -> !llvm.token
    %4 = "llvm.intr.coro.suspend"(%3, %arg4) : (!llvm.token, i1) -> i8
    %5 = "llvm.mlir.none"() : () -> !llvm.token
    "llvm.intr.coro.resume"(%arg3) : (!llvm.ptr) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "debug", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i32):
    "llvm.intr.dbg.declare"(%arg0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (!llvm.ptr) -> ()
    "llvm.intr.dbg.value"(%arg1) <{locationExpr = #llvm.di_expression<[DW_OP_deref]>, varInfo = #di_local_variable}> : (i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

