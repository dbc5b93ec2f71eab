module {
  func.func @undefined() -> i32 {
    %0 = llvm.mlir.undef : i32
    return %0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.add %arg0, %0 : i32
    return %1 : i32
  }
}

