module {
  func.func @create_mask_to_constant(%arg0: vector<8xi1>) -> (vector<4x3xi1>, vector<1x1xi1>, vector<4x3xi1>) {
    %cst = arith.constant dense<false> : vector<4x3xi1>
    %cst_0 = arith.constant dense<true> : vector<1x1xi1>
    %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
    return %0, %cst_0, %cst : vector<4x3xi1>, vector<1x1xi1>, vector<4x3xi1>
  }
}

// -----
module {
  func.func @create_vector_mask_to_constant_mask_scalable() -> vector<8x[16]xi1> {
    %cst = arith.constant dense<false> : vector<8x[16]xi1>
    return %cst : vector<8x[16]xi1>
  }
}

// -----
module {
  func.func @create_mask_vscale_all_true() -> vector<8x[16]xi1> {
    %cst = arith.constant dense<true> : vector<8x[16]xi1>
    return %cst : vector<8x[16]xi1>
  }
}

// -----
module {
  func.func @extract_from_create_mask(%arg0: index) -> (vector<[4]x4xi1>, vector<4xi1>, vector<4xi1>) {
    %cst = arith.constant dense<false> : vector<4xi1>
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0 = vector.create_mask %arg0, %c2 : vector<[4]x4xi1>
    %1 = vector.create_mask %c3, %arg0 : vector<4x4xi1>
    %2 = vector.extract %1[%arg0] : vector<4xi1> from vector<4x4xi1>
    return %0, %cst, %2 : vector<[4]x4xi1>, vector<4xi1>, vector<4xi1>
  }
}

// -----
module {
  func.func @constant_mask_to_true_splat() -> vector<2x4xi1> {
    %cst = arith.constant dense<true> : vector<2x4xi1>
    return %cst : vector<2x4xi1>
  }
}

// -----
module {
  func.func @extract_strided_slice_of_constant_mask() -> (vector<2x2xi1>, vector<2x1xi1>, vector<2x1xi1>, vector<1x3xi1>) {
    %cst = arith.constant dense<false> : vector<1x3xi1>
    %cst_0 = arith.constant dense<false> : vector<2x1xi1>
    %cst_1 = arith.constant dense<true> : vector<2x2xi1>
    %0 = vector.constant_mask [1, 1] : vector<2x1xi1>
    return %cst_1, %0, %cst_0, %cst : vector<2x2xi1>, vector<2x1xi1>, vector<2x1xi1>, vector<1x3xi1>
  }
}

// -----
module {
  func.func @extract_strided_fold(%arg0: vector<4x3xi1>, %arg1: vector<8x16xf32>) -> (vector<4x3xi1>, vector<2x4xf32>) {
    %0 = vector.extract_strided_slice %arg1 {offsets = [3, 4], sizes = [5, 12], strides = [1, 1]} : vector<8x16xf32> to vector<5x12xf32>
    %1 = vector.extract_strided_slice %0 {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<5x12xf32> to vector<2x4xf32>
    return %arg0, %1 : vector<4x3xi1>, vector<2x4xf32>
  }
}

// -----
module {
  func.func @extract_strided_fold_insert(%arg0: vector<2x8xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1x4xf32>) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x2xf32>, vector<1x4xf32>) {
    %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [0, 1], strides = [1, 1]} : vector<1x4xf32> into vector<2x8xf32>
    %1 = vector.insert_strided_slice %arg2, %0 {offsets = [1, 0], strides = [1, 1]} : vector<1x4xf32> into vector<2x8xf32>
    %2 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x4xf32> to vector<1x2xf32>
    %3 = vector.extract_strided_slice %1 {offsets = [1, 4], sizes = [1, 4], strides = [1, 1]} : vector<2x8xf32> to vector<1x4xf32>
    return %arg1, %arg2, %2, %3 : vector<1x4xf32>, vector<1x4xf32>, vector<1x2xf32>, vector<1x4xf32>
  }
}

// -----
module {
  func.func @transpose(%arg0: vector<4x3x2xf32>) -> (vector<4x3x2xf32>, vector<3x4x2xf32>, vector<4x2x3xf32>) {
    %0 = vector.transpose %arg0, [1, 0, 2] : vector<4x3x2xf32> to vector<3x4x2xf32>
    %1 = vector.transpose %arg0, [0, 2, 1] : vector<4x3x2xf32> to vector<4x2x3xf32>
    return %arg0, %0, %1 : vector<4x3x2xf32>, vector<3x4x2xf32>, vector<4x2x3xf32>
  }
}

// -----
module {
  func.func @transpose_scalar_broadcast(%arg0: vector<1xf32>, %arg1: f32) -> (vector<8x1xf32>, vector<8x1xf32>, vector<4x8xf32>, vector<2x2xf32>) {
    %cst = arith.constant dense<5.000000e+00> : vector<2x2xf32>
    %0 = vector.broadcast %arg0 : vector<1xf32> to vector<8x1xf32>
    %1 = vector.broadcast %arg1 : f32 to vector<8x1xf32>
    %2 = vector.broadcast %arg1 : f32 to vector<4x8xf32>
    return %0, %1, %2, %cst : vector<8x1xf32>, vector<8x1xf32>, vector<4x8xf32>, vector<2x2xf32>
  }
}

// -----
module {
  func.func @insert_extract_transpose_2d(%arg0: vector<2x3xf32>, %arg1: vector<4xf32>, %arg2: vector<3xf32>) -> (f32, f32, f32) {
    %0 = vector.extract %arg0[1, 2] : f32 from vector<2x3xf32>
    return %0, %0, %0 : f32, f32, f32
  }
}

// -----
module {
  func.func @extracts(%arg0: vector<4x7x3xf32>, %arg1: vector<3xf32>, %arg2: f32, %arg3: index) -> (f32, vector<3xf32>, f32, f32, f32) {
    %0 = vector.extract %arg0[3, 2, 1] : f32 from vector<4x7x3xf32>
    %1 = vector.extract %arg1[1] : f32 from vector<3xf32>
    %2 = vector.extract %arg0[0, 1, 1] : f32 from vector<4x7x3xf32>
    return %0, %arg1, %1, %arg2, %2 : f32, vector<3xf32>, f32, f32, f32
  }
}

// -----
module {
  func.func @extract_broadcast(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<1x4xf32>, %arg3: vector<2x1x2xf32>) -> (f32, vector<4xf32>, f32, vector<8xf32>, vector<4xf32>, vector<2x2xf32>) {
    %0 = vector.extract %arg1[2] : f32 from vector<4xf32>
    %1 = vector.broadcast %arg0 : f32 to vector<8xf32>
    %2 = vector.extract %arg2[0] : vector<4xf32> from vector<1x4xf32>
    %3 = vector.broadcast %arg3 : vector<2x1x2xf32> to vector<3x2x2x2xf32>
    %4 = vector.extract %3[0, 1] : vector<2x2xf32> from vector<3x2x2x2xf32>
    return %arg0, %arg1, %0, %1, %2, %4 : f32, vector<4xf32>, f32, vector<8xf32>, vector<4xf32>, vector<2x2xf32>
  }
}

// -----
module {
  func.func @extract_shapecast(%arg0: vector<5x1x3x2xf32>, %arg1: vector<8x4x2xf32>, %arg2: vector<1x4xf32>, %arg3: vector<4xf32>) -> (f32, vector<4xf32>, f32, f32, vector<4xf32>) {
    %0 = vector.extract %arg0[2, 0, 2, 1] : f32 from vector<5x1x3x2xf32>
    %1 = vector.shape_cast %arg1 : vector<8x4x2xf32> to vector<4x4x4xf32>
    %2 = vector.extract %1[1, 3] : vector<4xf32> from vector<4x4x4xf32>
    %3 = vector.extract %arg2[0, 3] : f32 from vector<1x4xf32>
    %4 = vector.extract %arg3[2] : f32 from vector<4xf32>
    return %0, %2, %3, %4, %arg3 : f32, vector<4xf32>, f32, f32, vector<4xf32>
  }
}

// -----
module {
  func.func @fold_extract_transpose(%arg0: vector<3x4x6xf32>, %arg1: vector<3x6x4xf32>) -> (vector<6xf32>, vector<4x6xf32>, vector<4xf32>) {
    %0 = vector.extract %arg0[2, 1] : vector<6xf32> from vector<3x4x6xf32>
    %1 = vector.transpose %arg1, [0, 2, 1] : vector<3x6x4xf32> to vector<3x4x6xf32>
    %2 = vector.extract %1[1] : vector<4x6xf32> from vector<3x4x6xf32>
    %3 = vector.extract %arg1[1, 2] : vector<4xf32> from vector<3x6x4xf32>
    return %0, %2, %3 : vector<6xf32>, vector<4x6xf32>, vector<4xf32>
  }
}

// -----
module {
  func.func @extract_extract_strided(%arg0: vector<32x16x4xf16>, %arg1: vector<4x2xf32>, %arg2: vector<8xf32>) -> (vector<4xf16>, f32, vector<4xf32>) {
    %0 = vector.extract %arg0[9, 6] : vector<4xf16> from vector<32x16x4xf16>
    %1 = vector.extract %arg1[2, 1] : f32 from vector<4x2xf32>
    %2 = vector.extract_strided_slice %arg2 {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
    return %0, %1, %2 : vector<4xf16>, f32, vector<4xf32>
  }
}

// -----
module {
  func.func @extract_insert_strided(%arg0: vector<6x4xf32>, %arg1: vector<9x7xf32>, %arg2: vector<1x2x4xf32>, %arg3: vector<8x9xf32>) -> (vector<4xf32>, f32, vector<9xf32>) {
    %0 = vector.extract %arg0[5, 3] : f32 from vector<6x4xf32>
    %1 = vector.extract %arg0[0] : vector<4xf32> from vector<6x4xf32>
    %2 = vector.extract %arg3[1] : vector<9xf32> from vector<8x9xf32>
    return %1, %0, %2 : vector<4xf32>, f32, vector<9xf32>
  }
}

// -----
module {
  func.func @constants(%arg0: index) -> (vector<7xf32>, f32, vector<3xi32>, i32, vector<2x2xi32>, vector<5x4xi32>, vector<2x3xf32>) {
    %cst = arith.constant dense<2.000000e+00> : vector<7xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant dense<[4, 5, 6]> : vector<3xi32>
    %c3_i32 = arith.constant 3 : i32
    %cst_2 = arith.constant dense<[[2, 3], [5, 6]]> : vector<2x2xi32>
    %cst_3 = arith.constant dense<7> : vector<5x4xi32>
    %cst_4 = arith.constant dense<1.500000e+00> : vector<2x3xf32>
    return %cst, %cst_0, %cst_1, %c3_i32, %cst_2, %cst_3, %cst_4 : vector<7xf32>, f32, vector<3xi32>, i32, vector<2x2xi32>, vector<5x4xi32>, vector<2x3xf32>
  }
}

// -----
module {
  func.func @inserts(%arg0: vector<4xi32>, %arg1: i32, %arg2: vector<2x3xi32>) -> (vector<4xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<4xi32>, vector<1xi32>) {
    %cst = arith.constant dense<[1, 2, 9, 4]> : vector<4xi32>
    %cst_0 = arith.constant dense<[[1, 2, 3], [7, 8, 9]]> : vector<2x3xi32>
    %cst_1 = arith.constant dense<[[1, 9, 3], [4, 5, 6]]> : vector<2x3xi32>
    %cst_2 = arith.constant dense<[0, 9, 0, 0]> : vector<4xi32>
    %0 = vector.broadcast %arg1 : i32 to vector<1xi32>
    return %cst, %cst_0, %cst_1, %cst_2, %0 : vector<4xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<4xi32>, vector<1xi32>
  }
}

// -----
module {
  func.func @insert_strided(%arg0: vector<2x2xi32>, %arg1: vector<2x4xi32>, %arg2: vector<4x4xf32>) -> (vector<4x4xi32>, vector<2x4xi32>, vector<8x16xf32>) {
    %cst = arith.constant dense<[[0, 0, 0, 0], [0, 0, 1, 2], [0, 0, 3, 4], [0, 0, 0, 0]]> : vector<4x4xi32>
    %cst_0 = arith.constant dense<2.000000e+00> : vector<8x16xf32>
    return %cst, %arg1, %cst_0 : vector<4x4xi32>, vector<2x4xi32>, vector<8x16xf32>
  }
}

// -----
module {
  func.func @insert_after_extract(%arg0: vector<8x16xf32>, %arg1: vector<8x16xf32>) -> (vector<8x16xf32>, vector<8x16xf32>) {
    %0 = vector.extract %arg0[3] : vector<16xf32> from vector<8x16xf32>
    %1 = vector.insert %0, %arg0 [3] : vector<16xf32> into vector<8x16xf32>
    return %arg0, %1 : vector<8x16xf32>, vector<8x16xf32>
  }
}

// -----
module {
  func.func @splats(%arg0: f32, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<8x8xf32>) -> (vector<4xf32>, vector<8x8xf32>, f32, f32, vector<4xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.broadcast %arg0 : f32 to vector<8x8xf32>
    return %0, %1, %arg0, %arg0, %0 : vector<4xf32>, vector<8x8xf32>, f32, f32, vector<4xf32>
  }
}

// -----
module {
  func.func @em(%arg0: index) -> (vector<4xi1>, i1, i1, i1, vector<4x6xi1>, vector<4x6xi1>, vector<[4]xi1>, i1) {
    %cst = arith.constant dense<false> : vector<4x6xi1>
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c-2 = arith.constant -2 : index
    %0 = vector.create_mask %c3, %arg0 : vector<8x4xi1>
    %1 = vector.create_mask %arg0 : vector<4xi1>
    %2 = vector.extract %0[2, 1] : i1 from vector<8x4xi1>
    %3 = vector.extract %0[5, 1] : i1 from vector<8x4xi1>
    %4 = vector.create_mask %arg0, %c2 : vector<8x4xi1>
    %5 = vector.extract %4[1, 3] : i1 from vector<8x4xi1>
    %6 = vector.create_mask %arg0, %arg0 : vector<4x6xi1>
    %7 = vector.create_mask %arg0, %c3, %arg0 : vector<[2]x4x[4]xi1>
    %8 = vector.extract %7[0, 2] : vector<[4]xi1> from vector<[2]x4x[4]xi1>
    %9 = vector.create_mask %arg0, %c-2 : vector<8x4xi1>
    %10 = vector.extract %9[1, 0] : i1 from vector<8x4xi1>
    return %1, %2, %3, %5, %6, %cst, %8, %10 : vector<4xi1>, i1, i1, i1, vector<4x6xi1>, vector<4x6xi1>, vector<[4]xi1>, i1
  }
}

// -----
module {
  func.func @em2(%arg0: index) -> (i1, i1, i1) {
    %c3 = arith.constant 3 : index
    %0 = vector.create_mask %arg0, %c3 : vector<8x4xi1>
    %1 = vector.extract %0[1, 2] : i1 from vector<8x4xi1>
    %2 = vector.constant_mask [3, 3] : vector<8x4xi1>
    %3 = vector.extract %2[1, 2] : i1 from vector<8x4xi1>
    %4 = vector.extract %2[1, 3] : i1 from vector<8x4xi1>
    return %1, %3, %4 : i1, i1, i1
  }
}

// -----
module {
  func.func @sh(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<i32>, %arg3: vector<i32>, %arg4: vector<2x3xi32>, %arg5: vector<2x3xi32>) -> (vector<8xi32>, vector<2xi32>, vector<1xi32>, vector<2xi32>, vector<3xi32>, vector<4x3xi32>, vector<8xi32>) {
    %0 = vector.interleave %arg0, %arg1 : vector<4xi32> -> vector<8xi32>
    %1 = vector.shuffle %arg2, %arg3 [1, 0] : vector<i32>, vector<i32>
    %2 = vector.broadcast %arg3 : vector<i32> to vector<1xi32>
    %3 = vector.interleave %arg2, %arg3 : vector<i32> -> vector<2xi32>
    %4 = vector.shuffle %arg2, %arg3 [0, 1, 1] : vector<i32>, vector<i32>
    %5 = vector.shuffle %arg4, %arg5 [0, 2, 1, 3] : vector<2x3xi32>, vector<2x3xi32>
    %6 = vector.shuffle %arg1, %arg0 [4, 0, 5, 1, 6, 2, 7, 3] : vector<4xi32>, vector<4xi32>
    return %0, %1, %2, %3, %4, %5, %6 : vector<8xi32>, vector<2xi32>, vector<1xi32>, vector<2xi32>, vector<3xi32>, vector<4x3xi32>, vector<8xi32>
  }
}

// -----
module {
  func.func @slices(%arg0: vector<2x8xf32>, %arg1: f32, %arg2: vector<8xf32>, %arg3: vector<1x8xf32>) -> (vector<1x2xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x2xi32>) {
    %cst = arith.constant dense<[[4, 5]]> : vector<1x2xi32>
    %cst_0 = arith.constant dense<3.000000e+00> : vector<1x4xf32>
    %0 = vector.broadcast %arg1 : f32 to vector<1x2xf32>
    %1 = vector.extract_strided_slice %arg2 {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
    %2 = vector.broadcast %1 : vector<4xf32> to vector<1x4xf32>
    return %0, %2, %cst_0, %cst : vector<1x2xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x2xi32>
  }
}

