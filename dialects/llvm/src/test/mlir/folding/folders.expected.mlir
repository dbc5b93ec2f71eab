module {
  func.func @casts(%arg0: !llvm.ptr, %arg1: i32) -> (!llvm.ptr, i32, f32, !llvm.ptr<2>) {
    %0 = llvm.bitcast %arg1 : i32 to f32
    %1 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<2>
    return %arg0, %arg1, %0, %1 : !llvm.ptr, i32, f32, !llvm.ptr<2>
  }
}

// -----
module {
  func.func @integers() -> (i32, i32, i64, i32, i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-2 : i32) : i32
    %2 = llvm.mlir.constant(32 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(-2147483648 : i32) : i32
    %5 = llvm.mlir.constant(4294967294 : i64) : i64
    %6 = llvm.shl %0, %2 : i32
    %7 = llvm.shl %0, %1 : i32
    return %3, %4, %5, %6, %7 : i32, i32, i64, i32, i32
  }
}

// -----
module {
  func.func @comparisons(%arg0: i32, %arg1: vector<2xi32>, %arg2: i64) -> (i1, i1, vector<2xi1>, i1, i1, i1) {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
    %3 = llvm.icmp "sle" %arg0, %arg0 : i32
    return %0, %1, %2, %3, %1, %0 : i1, i1, vector<2xi1>, i1, i1, i1
  }
}

// -----
module {
  func.func @elements(%arg0: !llvm.struct<(i32, array<2 x i32>)>, %arg1: i32) -> (i32, i32, !llvm.array<2 x i32>) {
    %0 = llvm.insertvalue %arg1, %arg0[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %1 = llvm.insertvalue %arg1, %0[1, 0] : !llvm.struct<(i32, array<2 x i32>)> 
    %2 = llvm.extractvalue %arg0[1, 1] : !llvm.struct<(i32, array<2 x i32>)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(i32, array<2 x i32>)> 
    return %arg1, %2, %3 : i32, i32, !llvm.array<2 x i32>
  }
}

// -----
module {
  func.func @addresses(%arg0: !llvm.ptr, %arg1: i64) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
    %0 = llvm.mlir.constant(4294967296 : i64) : i64
    %1 = llvm.getelementptr %arg0[%arg1, 1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<8 x i32>)>
    %2 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    return %arg0, %arg0, %1, %2 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr
  }
}

