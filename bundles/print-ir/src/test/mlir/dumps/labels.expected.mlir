// -----// IR Dump first //----- //
func.func @a(%arg0: i32 loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":3:14)) -> i32 {
  %c0_i32 = arith.constant 0 : i32 loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":4:9)
  %0 = arith.addi %arg0, %c0_i32 : i32 loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":5:8)
  return %0 : i32 loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":6:3)
} loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":3:1)
// -----// IR Dump first //----- //
func.func private @b() loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":8:1)
// -----// IR Dump //----- //
module {
  func.func @a(%arg0: i32 loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":3:14)) -> i32 {
    %c0_i32 = arith.constant 0 : i32 loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":4:9)
    %0 = arith.addi %arg0, %c0_i32 : i32 loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":5:8)
    return %0 : i32 loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":6:3)
  } loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":3:1)
  func.func private @b() loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":8:1)
} loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":0:0)
#loc2 = loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":3:14)
module {
  func.func @a(%arg0: i32 loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":3:14)) -> i32 {
    %c0_i32 = arith.constant 0 : i32 loc(#loc3)
    %0 = arith.addi %arg0, %c0_i32 : i32 loc(#loc4)
    return %0 : i32 loc(#loc5)
  } loc(#loc1)
  func.func private @b() loc(#loc6)
} loc(#loc)
#loc = loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":0:0)
#loc1 = loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":3:1)
#loc3 = loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":4:9)
#loc4 = loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":5:8)
#loc5 = loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":6:3)
#loc6 = loc("bundles/print-ir/src/test/mlir/dumps/labels.mlir":8:1)

