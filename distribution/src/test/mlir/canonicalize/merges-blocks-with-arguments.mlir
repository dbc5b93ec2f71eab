// RUN: "--canonicalize=region-simplify=aggressive enable-patterns=none"
func.func private @f0(%arg0: i1, %arg1: i64, %arg2: i64, %arg3: memref<?xi64, strided<[?], offset: ?>>) -> i64 {
  %c1_i64 = arith.constant 1 : i64
  %c3 = arith.constant 3 : index
  %alloc = memref.alloc(%c3) : memref<?xi64>
  %c0 = arith.constant 0 : index
  %c0_0 = arith.constant 0 : index
  %dim = memref.dim %alloc, %c0_0 : memref<?xi64>
  cf.br ^bb1(%c0 : index)
^bb1(%0: index):
  %1 = arith.cmpi slt, %0, %dim : index
  cf.cond_br %1, ^bb2, ^bb3
^bb2:
  %4 = arith.constant 0 : index
  cf.br ^bb1(%4 : index)
^bb3:
  cf.cond_br %arg0, ^bb4(%alloc, %arg3 : memref<?xi64>, memref<?xi64, strided<[?], offset: ?>>), ^bb5(%c1_i64 : i64)
^bb4(%5: memref<?xi64>, %6: memref<?xi64, strided<[?], offset: ?>>):
  %alloc_2 = memref.alloc() : memref<4xi64>
  %c0_3 = arith.constant 0 : index
  memref.store %arg2, %alloc_2[%c0_3] : memref<4xi64>
  %c8_i64 = arith.constant 8 : i64
  %7 = arith.addi %arg2, %c8_i64 : i64
  %c1_4 = arith.constant 1 : index
  memref.store %7, %alloc_2[%c1_4] : memref<4xi64>
  %c1_i64_5 = arith.constant 1 : i64
  %8 = arith.addi %7, %c1_i64_5 : i64
  %c2 = arith.constant 2 : index
  memref.store %8, %alloc_2[%c2] : memref<4xi64>
  %c3_i64 = arith.constant 3 : i64
  %9 = arith.addi %8, %c3_i64 : i64
  %c3_6 = arith.constant 3 : index
  memref.store %9, %alloc_2[%c3_6] : memref<4xi64>
  cf.br ^bb10(%alloc_2, %5 : memref<4xi64>, memref<?xi64>)
^bb5(%13: i64):
  %16 = arith.constant 0 : index
  %alloc_8 = memref.alloc(%16) : memref<?xi64>
  %c0_9 = arith.constant 0 : index
  %c0_11 = arith.constant 0 : index
  %dim_12 = memref.dim %alloc_8, %c0_11 : memref<?xi64>
  cf.br ^bb6(%c0_9 : index)
^bb6(%17: index):
  %18 = arith.cmpi slt, %17, %dim_12 : index
  cf.cond_br %18, ^bb7, ^bb8
^bb7:
  %21 = arith.constant 0 : index
  cf.br ^bb6(%21 : index)
^bb8:
  cf.br ^bb9(%alloc_8, %13 : memref<?xi64>, i64)
^bb9(%22: memref<?xi64>, %23: i64):
  %alloc_13 = memref.alloc() : memref<4xi64>
  %c0_14 = arith.constant 0 : index
  memref.store %arg1, %alloc_13[%c0_14] : memref<4xi64>
  %c5_i64 = arith.constant 5 : i64
  %24 = arith.addi %arg1, %c5_i64 : i64
  %c1_15 = arith.constant 1 : index
  memref.store %24, %alloc_13[%c1_15] : memref<4xi64>
  %c4_i64 = arith.constant 4 : i64
  %25 = arith.addi %24, %c4_i64 : i64
  %c2_16 = arith.constant 2 : index
  memref.store %25, %alloc_13[%c2_16] : memref<4xi64>
  %c6_i64 = arith.constant 6 : i64
  %26 = arith.addi %25, %c6_i64 : i64
  %c3_17 = arith.constant 3 : index
  memref.store %26, %alloc_13[%c3_17] : memref<4xi64>
  cf.br ^bb10(%alloc_13, %22 : memref<4xi64>, memref<?xi64>)
^bb10(%30: memref<4xi64>, %31: memref<?xi64>):
  %33 = arith.constant 0 : index
  %34 = memref.load %31[%33] : memref<?xi64>
  %35 = arith.constant 1 : i64
  %36 = arith.addi %35, %34 : i64
  %c1_25 = arith.constant 1 : index
  %37 = memref.load %30[%c1_25] : memref<4xi64>
  %c31_i64_26 = arith.constant 31 : i64
  %38 = arith.muli %36, %c31_i64_26 : i64
  %39 = arith.addi %38, %37 : i64
  return %39 : i64
}
