// RUN:
// Intrinsics of vectors, memory, coroutines and debuggers.
llvm.func @numbers(%f: f32, %v: vector<4xf32>, %i: i32, %w: vector<4xi32>, %m: vector<4xi1>, %p: !llvm.ptr, %q: vector<4x!llvm.ptr>, %h: f16) {
  %0 = llvm.intr.tan(%f) : (f32) -> f32
  %1 = llvm.intr.atan2(%v, %v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %2 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  %3 = llvm.intr.ldexp(%f, %i) : (f32, i32) -> f32
  %4 = llvm.intr.scmp(%i, %i) : (i32, i32) -> i2
  %5 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = llvm.intr.experimental.constrained.fptrunc %f towardzero ignore : f32 to f16
  %7 = llvm.intr.experimental.constrained.fpext %h strict : f16 to f32
  %8 = llvm.intr.expect.with.probability %i, %i, 5.000000e-01 : i32
  %9 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %10 = llvm.intr.ssa.copy %i : i32
  %11 = "llvm.intr.vscale"() : () -> i64
  %12 = llvm.intr.ptrmask %p, %i : (!llvm.ptr, i32) -> !llvm.ptr
  %13 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %14 = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.intr.invariant.end %14, 4, %p : !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %15 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  %16 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %b = llvm.mlir.constant(3 : i8) : i8
  "llvm.intr.memset"(%p, %b, %i) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %20 = "llvm.intr.vp.add"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %21 = "llvm.intr.vp.fma"(%v, %v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %22 = "llvm.intr.vp.select"(%m, %w, %w, %i) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %23 = "llvm.intr.vp.reduce.add"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.store"(%w, %p, %m, %i) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %24 = "llvm.intr.vp.ptrtoint"(%q, %m, %i) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  %25 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %26 = "llvm.intr.vector.reduce.umin"(%w) : (vector<4xi32>) -> i32
  %27 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %28 = llvm.intr.masked.gather %q, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %q, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %29 = llvm.intr.vector.extract %v[0] : vector<2xf32> from vector<4xf32>
  %30 = llvm.intr.vector.insert %29, %v[2] : vector<2xf32> into vector<4xf32>
  %31 = llvm.intr.matrix.multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %32 = llvm.intr.matrix.column.major.load %p, <stride = %i> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> from !llvm.ptr stride i32
  %33 = llvm.intr.stepvector : vector<4xi32>
  %34 = llvm.intr.get.active.lane.mask %i, %i : i32, i32 to vector<4xi1>
  llvm.return
}
llvm.func @coroutine(%i: i32, %p: !llvm.ptr, %f: i1) {
  %0 = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.token
  %4 = llvm.intr.coro.suspend %3, %f : i8
  %5 = llvm.mlir.none : !llvm.token
  llvm.intr.coro.resume %p : !llvm.ptr
  llvm.return
}
#file = #llvm.di_file<"a.c" in "/b">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sub = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#variable = #llvm.di_local_variable<scope = #sub, name = "x">
llvm.func @debug(%p: !llvm.ptr, %i: i32) {
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_deref]> = %i : i32
  llvm.return
}
