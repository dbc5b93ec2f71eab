// RUN: --inline
func.func @undefined() -> i32 {
  %0 = llvm.mlir.undef : i32
  return %0 : i32
}
func.func @caller(%x: i32) -> i32 {
  %0 = call @undefined() : () -> i32
  %1 = llvm.add %0, %x : i32
  return %1 : i32
}
