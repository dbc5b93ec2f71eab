// RUN: --legacy-buffer-deallocation-pipeline
// REFERENCE: has no such pipeline
// The user's mark keeps a function from all passes of the pipeline, and stays.
func.func @kept(%n: index) -> index attributes {mortise.keep} {
  %c0 = arith.constant 0 : index
  %sum = arith.addi %n, %c0 : index
  %a = memref.alloc() : memref<4xf32>
  return %sum : index
}
func.func @other(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %sum = arith.addi %n, %c0 : index
  return %sum : index
}
