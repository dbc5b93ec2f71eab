// RUN: --canonicalize --split-input-file
// Casts to the type before and chains of casts.
func.func @casts(%p: !llvm.ptr, %a: i32) -> (!llvm.ptr, i32, f32, !llvm.ptr<2>) {
  %0 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr
  %2 = llvm.bitcast %a : i32 to i32
  %3 = llvm.bitcast %a : i32 to vector<2xi16>
  %4 = llvm.bitcast %3 : vector<2xi16> to f32
  %5 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr<2>
  return %1, %2, %4, %5 : !llvm.ptr, i32, f32, !llvm.ptr<2>
}

// -----

// Integers, but not shifts by too much.
func.func @integers() -> (i32, i32, i64, i32, i32) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %m2 = llvm.mlir.constant(-2 : i32) : i32
  %c31 = llvm.mlir.constant(31 : i32) : i32
  %c32 = llvm.mlir.constant(32 : i32) : i32
  %0 = llvm.or %c1, %m2 : i32
  %1 = llvm.shl %c1, %c31 : i32
  %2 = llvm.zext %m2 : i32 to i64
  %3 = llvm.shl %c1, %c32 : i32
  %4 = llvm.shl %c1, %m2 : i32
  return %0, %1, %2, %3, %4 : i32, i32, i64, i32, i32
}

// -----

// Equality of a value with itself, and of a stack allocation with null.
func.func @comparisons(%a: i32, %v: vector<2xi32>, %n: i64) -> (i1, i1, vector<2xi1>, i1, i1, i1) {
  %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %a, %a : i32
  %2 = llvm.icmp "eq" %v, %v : vector<2xi32>
  %3 = llvm.icmp "sle" %a, %a : i32
  %4 = llvm.icmp "eq" %p, %z : !llvm.ptr
  %5 = llvm.icmp "ne" %z, %p : !llvm.ptr
  return %0, %1, %2, %3, %4, %5 : i1, i1, vector<2xi1>, i1, i1, i1
}

// -----

// Elements that were inserted, and elements of a container from before an insertion elsewhere.
func.func @elements(%s: !llvm.struct<(i32, array<2 x i32>)>, %a: i32) -> (i32, i32, !llvm.array<2 x i32>) {
  %0 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, array<2 x i32>)>
  %1 = llvm.insertvalue %a, %0[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, array<2 x i32>)>
  %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, array<2 x i32>)>
  %4 = llvm.extractvalue %1[1] : !llvm.struct<(i32, array<2 x i32>)>
  return %2, %3, %4 : i32, i32, !llvm.array<2 x i32>
}

// -----

// Addresses: constants become numbers if 32 bits hold them.
func.func @addresses(%p: !llvm.ptr, %i: i64) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %large = llvm.mlir.constant(4294967296 : i64) : i64
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %2 = llvm.getelementptr %p[%i, 1, %c4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<8 x i32>)>
  %3 = llvm.getelementptr %p[%large] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  return %0, %1, %2, %3 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr
}
