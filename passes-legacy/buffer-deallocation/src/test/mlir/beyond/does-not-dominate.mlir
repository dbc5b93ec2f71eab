// RUN: --buffer-deallocation
// REFERENCE: rejects it: it would free in a block which the buffer does not dominate.
func.func @f0(%arg1: i64, %arg2: i64, %arg3: i1) -> i64 {
  %k4 = arith.constant 1 : i64
  %c5 = arith.constant 4 : index
  %a6 = memref.alloc(%c5) : memref<?xi64>
  cf.cond_br %arg3, ^bb1_1(%a6, %k4 : memref<?xi64>, i64), ^bb1_3(%a6, %k4 : memref<?xi64>, i64)
^bb1_1(%p15: memref<?xi64>, %ac16: i64):
  %c17 = arith.constant 2 : index
  %a18 = memref.alloc(%c17) : memref<?xi64>
  cf.cond_br %arg3, ^bb1_2, ^bb1_3(%p15, %ac16 : memref<?xi64>, i64)
^bb1_2:
  %acc28 = arith.constant 1 : i64
  %cl29 = bufferization.clone %a18 : memref<?xi64> to memref<?xi64>
  cf.br ^bb1_3(%cl29, %acc28 : memref<?xi64>, i64)
^bb1_3(%p30: memref<?xi64>, %ac31: i64):
  %acc39 = arith.constant 1 : i64
  return %acc39 : i64
}
