// RESULT: 16
// PIPELINES: --buffer-deallocation-pipeline --lean-deallocation-pipeline --mixed-buffer-deallocation-pipeline=default=legacy --buffer-deallocation=late-writes=ownership
// A write to the value at a join is seen through the buffer: the legacy algorithm leaves the function to the other one.
func.func private @f(%c: i1, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i64
  %w = arith.constant 9 : i64
  %a = memref.alloc(%n) : memref<?xi64>
  memref.store %v, %a[%c0] : memref<?xi64>
  cf.cond_br %c, ^bb1, ^bb3(%a : memref<?xi64>)
^bb1:
  %b = memref.alloc(%n) : memref<?xi64>
  memref.store %v, %b[%c0] : memref<?xi64>
  cf.br ^bb3(%b : memref<?xi64>)
^bb3(%x: memref<?xi64>):
  memref.store %w, %x[%c0] : memref<?xi64>
  %r = memref.load %a[%c0] : memref<?xi64>
  return %r : i64
}
func.func @main() -> i64 {
  %true = arith.constant true
  %false = arith.constant false
  %n = arith.constant 3 : index
  %x = func.call @f(%true, %n) : (i1, index) -> i64
  %y = func.call @f(%false, %n) : (i1, index) -> i64
  %s = arith.addi %x, %y : i64
  return %s : i64
}
