#map = affine_map<()[s0] -> (-s0 + 3)>
#map1 = affine_map<()[s0] -> (s0 * 2)>
#map2 = affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @a(%arg0: memref<?x4xf32>, %arg1: memref<4x?xf32>, %arg2: memref<?x?xf32>, %arg3: f32) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg1, %c1 : memref<4x?xf32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = memref.dim %arg2, %c0_1 : memref<?x?xf32>
    %c1_3 = arith.constant 1 : index
    %dim_4 = memref.dim %arg2, %c1_3 : memref<?x?xf32>
    %c0_5 = arith.constant 0 : index
    %c1_6 = arith.constant 1 : index
    %0 = index.sub %dim, %c1_6
    %1 = index.sub %dim_0, %c1_6
    %c4 = arith.constant 4 : index
    %idx3 = index.constant 3
    %c0_7 = arith.constant 0 : index
    %2 = index.mins %0, %c0_7
    %3 = index.cmp sge(%2, %c0_5)
    cf.assert %3, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({...}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22l\22:1:1)"
    %4 = index.maxs %0, %c0_7
    %5 = index.add %4, %c1_6
    %c0_8 = arith.constant 0 : index
    %dim_9 = memref.dim %arg0, %c0_8 : memref<?x4xf32>
    %6 = index.cmp eq(%5, %dim_9)
    cf.assert %6, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({...}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_10 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %idx0 = index.constant 0
    %true = index.bool.constant true
    cf.assert %true, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({...}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22l\22:1:1)"
    %idx3_11 = index.constant 3
    %idx4 = index.constant 4
    %c1_12 = arith.constant 1 : index
    %c4_13 = arith.constant 4 : index
    %true_14 = index.bool.constant true
    cf.assert %true_14, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({...}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_15 = arith.constant 0 : index
    %c3_16 = arith.constant 3 : index
    %idx0_17 = index.constant 0
    %true_18 = index.bool.constant true
    cf.assert %true_18, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({...}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22l\22:1:1)"
    %idx3_19 = index.constant 3
    %idx4_20 = index.constant 4
    %c0_21 = arith.constant 0 : index
    %c4_22 = arith.constant 4 : index
    %true_23 = index.bool.constant true
    cf.assert %true_23, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({...}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_24 = arith.constant 0 : index
    %7 = index.mins %1, %c0_24
    %8 = index.cmp sge(%7, %c0_5)
    cf.assert %8, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({...}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22l\22:1:1)"
    %9 = index.maxs %1, %c0_24
    %10 = index.add %9, %c1_6
    %c1_25 = arith.constant 1 : index
    %dim_26 = memref.dim %arg1, %c1_25 : memref<4x?xf32>
    %11 = index.cmp eq(%10, %dim_26)
    cf.assert %11, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({...}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_27 = arith.constant 0 : index
    %12 = index.mins %0, %c0_27
    %13 = index.cmp sge(%12, %c0_5)
    cf.assert %13, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({...}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #2\0ALocation: loc(\22l\22:1:1)"
    %14 = index.maxs %0, %c0_27
    %15 = index.add %14, %c1_6
    %c0_28 = arith.constant 0 : index
    %dim_29 = memref.dim %arg2, %c0_28 : memref<?x?xf32>
    %16 = index.cmp eq(%15, %dim_29)
    cf.assert %16, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({...}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ dimension #0 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_30 = arith.constant 0 : index
    %17 = index.mins %1, %c0_30
    %18 = index.cmp sge(%17, %c0_5)
    cf.assert %18, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({...}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #2\0ALocation: loc(\22l\22:1:1)"
    %19 = index.maxs %1, %c0_30
    %20 = index.add %19, %c1_6
    %c1_31 = arith.constant 1 : index
    %dim_32 = memref.dim %arg2, %c1_31 : memref<?x?xf32>
    %21 = index.cmp eq(%20, %dim_32)
    cf.assert %21, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({...}) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ dimension #1 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    linalg.matmul ins(%arg0, %arg1 : memref<?x4xf32>, memref<4x?xf32>) outs(%arg2 : memref<?x?xf32>)
    %c0_33 = arith.constant 0 : index
    %dim_34 = memref.dim %arg2, %c0_33 : memref<?x?xf32>
    %c1_35 = arith.constant 1 : index
    %dim_36 = memref.dim %arg2, %c1_35 : memref<?x?xf32>
    %c0_37 = arith.constant 0 : index
    %c1_38 = arith.constant 1 : index
    %22 = index.sub %dim_34, %c1_38
    %23 = index.sub %dim_36, %c1_38
    %c0_39 = arith.constant 0 : index
    %24 = index.mins %22, %c0_39
    %25 = index.cmp sge(%24, %c0_37)
    cf.assert %25, "ERROR: Runtime op verification failed\0A\22linalg.fill\22(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (f32, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22l\22:2:1)"
    %26 = index.maxs %22, %c0_39
    %27 = index.add %26, %c1_38
    %c0_40 = arith.constant 0 : index
    %dim_41 = memref.dim %arg2, %c0_40 : memref<?x?xf32>
    %28 = index.cmp eq(%27, %dim_41)
    cf.assert %28, "ERROR: Runtime op verification failed\0A\22linalg.fill\22(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (f32, memref<?x?xf32>) -> ()\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:2:1)"
    %c0_42 = arith.constant 0 : index
    %29 = index.mins %23, %c0_42
    %30 = index.cmp sge(%29, %c0_37)
    cf.assert %30, "ERROR: Runtime op verification failed\0A\22linalg.fill\22(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (f32, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22l\22:2:1)"
    %31 = index.maxs %23, %c0_42
    %32 = index.add %31, %c1_38
    %c1_43 = arith.constant 1 : index
    %dim_44 = memref.dim %arg2, %c1_43 : memref<?x?xf32>
    %33 = index.cmp eq(%32, %dim_44)
    cf.assert %33, "ERROR: Runtime op verification failed\0A\22linalg.fill\22(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (f32, memref<?x?xf32>) -> ()\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:2:1)"
    linalg.fill ins(%arg3 : f32) outs(%arg2 : memref<?x?xf32>)
    %c0_45 = arith.constant 0 : index
    %dim_46 = memref.dim %arg0, %c0_45 : memref<?x4xf32>
    %c0_47 = arith.constant 0 : index
    %dim_48 = memref.dim %arg2, %c0_47 : memref<?x?xf32>
    %c1_49 = arith.constant 1 : index
    %dim_50 = memref.dim %arg2, %c1_49 : memref<?x?xf32>
    %c0_51 = arith.constant 0 : index
    %c1_52 = arith.constant 1 : index
    %34 = index.sub %dim_50, %c1_52
    %35 = index.sub %dim_48, %c1_52
    %36 = affine.apply #map()[%34]
    %37 = affine.apply #map1()[%35]
    %c3_53 = arith.constant 3 : index
    %38 = index.mins %36, %c3_53
    %39 = index.cmp sge(%38, %c0_51)
    cf.assert %39, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22l\22:3:1)"
    %40 = index.maxs %36, %c3_53
    %41 = index.add %40, %c1_52
    %c0_54 = arith.constant 0 : index
    %dim_55 = memref.dim %arg0, %c0_54 : memref<?x4xf32>
    %42 = index.cmp sle(%41, %dim_55)
    cf.assert %42, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:3:1)"
    %c0_56 = arith.constant 0 : index
    %43 = index.mins %37, %c0_56
    %44 = index.cmp sge(%43, %c0_51)
    cf.assert %44, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22l\22:3:1)"
    %45 = index.maxs %37, %c0_56
    %46 = index.add %45, %c1_52
    %c1_57 = arith.constant 1 : index
    %c4_58 = arith.constant 4 : index
    %47 = index.cmp sle(%46, %c4_58)
    cf.assert %47, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:3:1)"
    %c0_59 = arith.constant 0 : index
    %48 = index.mins %35, %c0_59
    %49 = index.cmp sge(%48, %c0_51)
    cf.assert %49, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22l\22:3:1)"
    %50 = index.maxs %35, %c0_59
    %51 = index.add %50, %c1_52
    %c0_60 = arith.constant 0 : index
    %dim_61 = memref.dim %arg2, %c0_60 : memref<?x?xf32>
    %52 = index.cmp eq(%51, %dim_61)
    cf.assert %52, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:3:1)"
    %c0_62 = arith.constant 0 : index
    %53 = index.mins %34, %c0_62
    %54 = index.cmp sge(%53, %c0_51)
    cf.assert %54, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22l\22:3:1)"
    %55 = index.maxs %34, %c0_62
    %56 = index.add %55, %c1_52
    %c1_63 = arith.constant 1 : index
    %dim_64 = memref.dim %arg2, %c1_63 : memref<?x?xf32>
    %57 = index.cmp eq(%56, %dim_64)
    cf.assert %57, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:3:1)"
    linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x4xf32>) outs(%arg2 : memref<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
}

