module {
  func.func @a(%arg0: memref<f32>, %arg1: memref<4x5xf32>, %arg2: memref<4x?xf32>) {
    %0 = memref.load %arg0[] : memref<f32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %true_1 = arith.constant true
    %c1_2 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %true_3 = arith.constant true
    %true_4 = arith.constant true
    cf.assert %true, "ERROR: Runtime op verification failed\0A%11 = \22memref.load\22(%arg1, %1, %1) : (memref<4x5xf32>, index, index) -> f32\0A^ out-of-bounds access\0ALocation: loc(\22checks\22:4:1)"
    %1 = memref.load %arg1[%c1, %c1] : memref<4x5xf32>
    %c0_5 = arith.constant 0 : index
    %c0_6 = arith.constant 0 : index
    %c4_7 = arith.constant 4 : index
    %true_8 = arith.constant true
    %true_9 = arith.constant true
    %c1_10 = arith.constant 1 : index
    %dim = memref.dim %arg2, %c1_10 : memref<4x?xf32>
    %true_11 = arith.constant true
    %2 = arith.cmpi sgt, %dim, %c1 : index
    %3 = arith.andi %2, %true_11 : i1
    %4 = arith.andi %3, %true_8 : i1
    cf.assert %4, "ERROR: Runtime op verification failed\0A%23 = \22memref.load\22(%arg2, %1, %1) : (memref<4x?xf32>, index, index) -> f32\0A^ out-of-bounds access\0ALocation: loc(\22checks\22:5:1)"
    %5 = memref.load %arg2[%c1, %c1] : memref<4x?xf32>
    return
  }
}

