#di_file = #llvm.di_file<"a.c" in "/b">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x">
module {
  llvm.func @numbers(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32, %arg3: vector<4xi32>, %arg4: vector<4xi1>, %arg5: !llvm.ptr, %arg6: vector<4x!llvm.ptr>, %arg7: f16) {
    %0 = llvm.intr.tan(%arg0) : (f32) -> f32
    %1 = llvm.intr.atan2(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %2 = llvm.intr.frexp(%arg0) : (f32) -> !llvm.struct<(f32, i32)>
    %3 = llvm.intr.ldexp(%arg0, %arg2) : (f32, i32) -> f32
    %4 = llvm.intr.scmp(%arg2, %arg2) : (i32, i32) -> i2
    %5 = "llvm.intr.sadd.with.overflow"(%arg2, %arg2) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %6 = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero ignore : f32 to f16
    %7 = llvm.intr.experimental.constrained.fpext %arg7 strict : f16 to f32
    %8 = llvm.intr.expect.with.probability %arg2, %arg2, 5.000000e-01 : i32
    %9 = "llvm.intr.is.constant"(%arg2) : (i32) -> i1
    %10 = llvm.intr.ssa.copy %arg2 : i32
    %11 = "llvm.intr.vscale"() : () -> i64
    %12 = llvm.intr.ptrmask %arg5, %arg2 : (!llvm.ptr, i32) -> !llvm.ptr
    %13 = llvm.intr.launder.invariant.group %arg5 : !llvm.ptr
    %14 = llvm.intr.invariant.start 4, %arg5 : !llvm.ptr
    llvm.intr.invariant.end %14, 4, %arg5 : !llvm.ptr
    llvm.intr.lifetime.end %arg5 : !llvm.ptr
    llvm.intr.ubsantrap <{failureKind = 1 : i8}>
    llvm.intr.vastart %arg5 : !llvm.ptr
    llvm.intr.vacopy %arg5 to %arg5 : !llvm.ptr, !llvm.ptr
    "llvm.intr.prefetch"(%arg5) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    %15 = llvm.intr.eh.typeid.for %arg5 : (!llvm.ptr) -> i32
    %16 = "llvm.intr.threadlocal.address"(%arg5) : (!llvm.ptr) -> !llvm.ptr
    %17 = llvm.mlir.constant(3 : i8) : i8
    "llvm.intr.memset"(%arg5, %17, %arg2) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.intr.memset.inline"(%arg5, %17) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, i8) -> ()
    "llvm.intr.memcpy.inline"(%arg5, %arg5) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
    %18 = "llvm.intr.vp.add"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
    %19 = "llvm.intr.vp.fma"(%arg1, %arg1, %arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
    %20 = "llvm.intr.vp.select"(%arg4, %arg3, %arg3, %arg2) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
    %21 = "llvm.intr.vp.reduce.add"(%arg2, %arg3, %arg4, %arg2) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
    "llvm.intr.vp.store"(%arg3, %arg5, %arg4, %arg2) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
    %22 = "llvm.intr.vp.ptrtoint"(%arg6, %arg4, %arg2) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
    %23 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %24 = "llvm.intr.vector.reduce.umin"(%arg3) : (vector<4xi32>) -> i32
    %25 = llvm.intr.masked.load %arg5, %arg4, %arg1 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %arg1, %arg5, %arg4 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    %26 = llvm.intr.masked.gather %arg6, %arg4 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
    llvm.intr.masked.scatter %arg1, %arg6, %arg4 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
    %27 = llvm.intr.vector.extract %arg1[0] : vector<2xf32> from vector<4xf32>
    %28 = llvm.intr.vector.insert %27, %arg1[2] : vector<2xf32> into vector<4xf32>
    %29 = llvm.intr.matrix.multiply %arg1, %arg1 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %30 = llvm.intr.matrix.column.major.load %arg5, <stride = %arg2> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i32
    %31 = llvm.intr.stepvector : vector<4xi32>
    %32 = llvm.intr.get.active.lane.mask %arg2, %arg2 : i32, i32 to vector<4xi1>
    llvm.return
  }
  llvm.func @coroutine(%arg0: i32, %arg1: !llvm.ptr, %arg2: i1) {
    %0 = llvm.intr.coro.id %arg0, %arg1, %arg1, %arg1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %1 = llvm.intr.coro.begin %0, %arg1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %2 = llvm.intr.coro.size : i64
    %3 = llvm.intr.coro.save %arg1 : (!llvm.ptr) -> !llvm.token
    %4 = llvm.intr.coro.suspend %3, %arg2 : i8
    %5 = llvm.mlir.none : !llvm.token
    llvm.intr.coro.resume %arg1 : !llvm.ptr
    llvm.return
  }
  llvm.func @debug(%arg0: !llvm.ptr, %arg1: i32) {
    llvm.intr.dbg.declare #di_local_variable = %arg0 : !llvm.ptr
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_deref]> = %arg1 : i32
    llvm.return
  }
}

