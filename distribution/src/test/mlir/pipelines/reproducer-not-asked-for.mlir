// RUN:
// Without --run-reproducer a pipeline in the file is data like any other.
func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
{-#
  external_resources: {
    mlir_reproducer: { pipeline: "builtin.module(func.func(cse))", disable_threading: true, verify_each: true }
  }
#-}
