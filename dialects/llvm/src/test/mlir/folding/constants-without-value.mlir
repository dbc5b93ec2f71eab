// RUN: --canonicalize --allow-unregistered-dialect
func.func @f(%c: i1, %x: i32) -> (i32, i32, !llvm.ptr, i32, i32) {
  %e = llvm.add %x, %x : i32
  llvm.cond_br %c, ^a, ^b
^a:
  %0 = llvm.mlir.undef : i32
  %1 = llvm.mlir.poison : i32
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.mlir.constant(7 : i32) : i32
  %4 = llvm.mlir.undef : i32
  return %0, %1, %2, %3, %4 : i32, i32, !llvm.ptr, i32, i32
^b:
  %5 = llvm.mlir.zero : i32
  %6 = llvm.mlir.undef : i32
  %7 = llvm.mlir.zero : !llvm.ptr
  return %6, %5, %7, %e, %e : i32, i32, !llvm.ptr, i32, i32
}
func.func @types(%c: i1) -> (vector<4xi32>, f32, !llvm.array<2 x i32>, !llvm.struct<(i32)>, i1, i32) {
  llvm.br ^a
^a:
  %0 = llvm.mlir.zero : vector<4xi32>
  %1 = llvm.mlir.zero : f32
  %2 = llvm.mlir.zero : !llvm.array<2 x i32>
  %3 = llvm.mlir.zero : !llvm.struct<(i32)>
  %4 = llvm.mlir.zero : i1
  %v = llvm.mlir.zero : vector<2xf32>
  "x.use"(%v) : (vector<2xf32>) -> ()
  %5 = llvm.mlir.undef : i32
  %6 = llvm.mlir.poison : i32
  %7 = llvm.add %5, %6 : i32
  return %0, %1, %2, %3, %4, %7 : vector<4xi32>, f32, !llvm.array<2 x i32>, !llvm.struct<(i32)>, i1, i32
}
