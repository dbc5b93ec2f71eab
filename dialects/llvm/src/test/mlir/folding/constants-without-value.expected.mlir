module {
  func.func @f(%arg0: i1, %arg1: i32) -> (i32, i32, !llvm.ptr, i32, i32) {
    %0 = llvm.mlir.zero : i32
    %1 = llvm.mlir.constant(7 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.poison : i32
    %4 = llvm.mlir.undef : i32
    %5 = llvm.add %arg1, %arg1 : i32
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %4, %3, %2, %1, %4 : i32, i32, !llvm.ptr, i32, i32
  ^bb2:  // pred: ^bb0
    return %4, %0, %2, %5, %5 : i32, i32, !llvm.ptr, i32, i32
  }
  func.func @types(%arg0: i1) -> (vector<4xi32>, f32, !llvm.array<2 x i32>, !llvm.struct<(i32)>, i1, i32) {
    %0 = llvm.mlir.poison : i32
    %1 = llvm.mlir.undef : i32
    %2 = llvm.mlir.zero : vector<2xf32>
    %3 = llvm.mlir.zero : i1
    %4 = llvm.mlir.zero : !llvm.struct<(i32)>
    %5 = llvm.mlir.zero : !llvm.array<2 x i32>
    %6 = llvm.mlir.zero : f32
    %7 = llvm.mlir.zero : vector<4xi32>
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    "x.use"(%2) : (vector<2xf32>) -> ()
    %8 = llvm.add %1, %0 : i32
    return %7, %6, %5, %4, %3, %8 : vector<4xi32>, f32, !llvm.array<2 x i32>, !llvm.struct<(i32)>, i1, i32
  }
}

