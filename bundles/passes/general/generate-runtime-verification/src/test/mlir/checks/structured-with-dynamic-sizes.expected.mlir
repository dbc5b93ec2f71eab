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
    %2 = index.cmp eq(%dim, %c0_5)
    %3 = index.cmp eq(%dim_0, %c0_5)
    %4 = arith.ori %2, %3 : i1
    %c0_7 = arith.constant 0 : index
    %5 = index.mins %0, %c0_7
    %6 = index.cmp sge(%5, %c0_5)
    %7 = arith.ori %4, %6 : i1
    cf.assert %7, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22l\22:1:1)"
    %8 = index.maxs %0, %c0_7
    %9 = index.add %8, %c1_6
    %c0_8 = arith.constant 0 : index
    %dim_9 = memref.dim %arg0, %c0_8 : memref<?x4xf32>
    %10 = index.cmp eq(%9, %dim_9)
    %11 = arith.ori %4, %10 : i1
    cf.assert %11, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_10 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %idx0 = index.constant 0
    %true = index.bool.constant true
    cf.assert %true, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22l\22:1:1)"
    %idx3_11 = index.constant 3
    %idx4 = index.constant 4
    %c1_12 = arith.constant 1 : index
    %c4_13 = arith.constant 4 : index
    %true_14 = index.bool.constant true
    cf.assert %true_14, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_15 = arith.constant 0 : index
    %c3_16 = arith.constant 3 : index
    %idx0_17 = index.constant 0
    %true_18 = index.bool.constant true
    cf.assert %true_18, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22l\22:1:1)"
    %idx3_19 = index.constant 3
    %idx4_20 = index.constant 4
    %c0_21 = arith.constant 0 : index
    %c4_22 = arith.constant 4 : index
    %true_23 = index.bool.constant true
    cf.assert %true_23, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_24 = arith.constant 0 : index
    %12 = index.mins %1, %c0_24
    %13 = index.cmp sge(%12, %c0_5)
    %14 = arith.ori %4, %13 : i1
    cf.assert %14, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22l\22:1:1)"
    %15 = index.maxs %1, %c0_24
    %16 = index.add %15, %c1_6
    %c1_25 = arith.constant 1 : index
    %dim_26 = memref.dim %arg1, %c1_25 : memref<4x?xf32>
    %17 = index.cmp eq(%16, %dim_26)
    %18 = arith.ori %4, %17 : i1
    cf.assert %18, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_27 = arith.constant 0 : index
    %19 = index.mins %0, %c0_27
    %20 = index.cmp sge(%19, %c0_5)
    %21 = arith.ori %4, %20 : i1
    cf.assert %21, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #2\0ALocation: loc(\22l\22:1:1)"
    %22 = index.maxs %0, %c0_27
    %23 = index.add %22, %c1_6
    %c0_28 = arith.constant 0 : index
    %dim_29 = memref.dim %arg2, %c0_28 : memref<?x?xf32>
    %24 = index.cmp eq(%23, %dim_29)
    %25 = arith.ori %4, %24 : i1
    cf.assert %25, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ dimension #0 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_30 = arith.constant 0 : index
    %26 = index.mins %1, %c0_30
    %27 = index.cmp sge(%26, %c0_5)
    %28 = arith.ori %4, %27 : i1
    cf.assert %28, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #2\0ALocation: loc(\22l\22:1:1)"
    %29 = index.maxs %1, %c0_30
    %30 = index.add %29, %c1_6
    %c1_31 = arith.constant 1 : index
    %dim_32 = memref.dim %arg2, %c1_31 : memref<?x?xf32>
    %31 = index.cmp eq(%30, %dim_32)
    %32 = arith.ori %4, %31 : i1
    cf.assert %32, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<?x4xf32>, memref<4x?xf32>, memref<?x?xf32>) -> ()\0A^ dimension #1 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    linalg.matmul ins(%arg0, %arg1 : memref<?x4xf32>, memref<4x?xf32>) outs(%arg2 : memref<?x?xf32>)
    %c0_33 = arith.constant 0 : index
    %dim_34 = memref.dim %arg2, %c0_33 : memref<?x?xf32>
    %c1_35 = arith.constant 1 : index
    %dim_36 = memref.dim %arg2, %c1_35 : memref<?x?xf32>
    %c0_37 = arith.constant 0 : index
    %c1_38 = arith.constant 1 : index
    %33 = index.sub %dim_34, %c1_38
    %34 = index.sub %dim_36, %c1_38
    %35 = index.cmp eq(%dim_34, %c0_37)
    %36 = index.cmp eq(%dim_36, %c0_37)
    %37 = arith.ori %35, %36 : i1
    %c0_39 = arith.constant 0 : index
    %38 = index.mins %33, %c0_39
    %39 = index.cmp sge(%38, %c0_37)
    %40 = arith.ori %37, %39 : i1
    cf.assert %40, "ERROR: Runtime op verification failed\0A\22linalg.fill\22(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (f32, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22l\22:2:1)"
    %41 = index.maxs %33, %c0_39
    %42 = index.add %41, %c1_38
    %c0_40 = arith.constant 0 : index
    %dim_41 = memref.dim %arg2, %c0_40 : memref<?x?xf32>
    %43 = index.cmp eq(%42, %dim_41)
    %44 = arith.ori %37, %43 : i1
    cf.assert %44, "ERROR: Runtime op verification failed\0A\22linalg.fill\22(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (f32, memref<?x?xf32>) -> ()\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:2:1)"
    %c0_42 = arith.constant 0 : index
    %45 = index.mins %34, %c0_42
    %46 = index.cmp sge(%45, %c0_37)
    %47 = arith.ori %37, %46 : i1
    cf.assert %47, "ERROR: Runtime op verification failed\0A\22linalg.fill\22(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (f32, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22l\22:2:1)"
    %48 = index.maxs %34, %c0_42
    %49 = index.add %48, %c1_38
    %c1_43 = arith.constant 1 : index
    %dim_44 = memref.dim %arg2, %c1_43 : memref<?x?xf32>
    %50 = index.cmp eq(%49, %dim_44)
    %51 = arith.ori %37, %50 : i1
    cf.assert %51, "ERROR: Runtime op verification failed\0A\22linalg.fill\22(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (f32, memref<?x?xf32>) -> ()\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:2:1)"
    linalg.fill ins(%arg3 : f32) outs(%arg2 : memref<?x?xf32>)
    %c0_45 = arith.constant 0 : index
    %dim_46 = memref.dim %arg0, %c0_45 : memref<?x4xf32>
    %c0_47 = arith.constant 0 : index
    %dim_48 = memref.dim %arg2, %c0_47 : memref<?x?xf32>
    %c1_49 = arith.constant 1 : index
    %dim_50 = memref.dim %arg2, %c1_49 : memref<?x?xf32>
    %c0_51 = arith.constant 0 : index
    %c1_52 = arith.constant 1 : index
    %52 = index.sub %dim_50, %c1_52
    %53 = index.sub %dim_48, %c1_52
    %54 = index.cmp eq(%dim_50, %c0_51)
    %55 = index.cmp eq(%dim_48, %c0_51)
    %56 = arith.ori %54, %55 : i1
    %57 = affine.apply #map()[%52]
    %58 = affine.apply #map1()[%53]
    %c3_53 = arith.constant 3 : index
    %59 = index.mins %57, %c3_53
    %60 = index.cmp sge(%59, %c0_51)
    %61 = arith.ori %56, %60 : i1
    cf.assert %61, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22l\22:3:1)"
    %62 = index.maxs %57, %c3_53
    %63 = index.add %62, %c1_52
    %c0_54 = arith.constant 0 : index
    %dim_55 = memref.dim %arg0, %c0_54 : memref<?x4xf32>
    %64 = index.cmp sle(%63, %dim_55)
    %65 = arith.ori %56, %64 : i1
    cf.assert %65, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:3:1)"
    %c0_56 = arith.constant 0 : index
    %66 = index.mins %58, %c0_56
    %67 = index.cmp sge(%66, %c0_51)
    %68 = arith.ori %56, %67 : i1
    cf.assert %68, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22l\22:3:1)"
    %69 = index.maxs %58, %c0_56
    %70 = index.add %69, %c1_52
    %c1_57 = arith.constant 1 : index
    %c4_58 = arith.constant 4 : index
    %71 = index.cmp sle(%70, %c4_58)
    %72 = arith.ori %56, %71 : i1
    cf.assert %72, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:3:1)"
    %c0_59 = arith.constant 0 : index
    %73 = index.mins %53, %c0_59
    %74 = index.cmp sge(%73, %c0_51)
    %75 = arith.ori %56, %74 : i1
    cf.assert %75, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22l\22:3:1)"
    %76 = index.maxs %53, %c0_59
    %77 = index.add %76, %c1_52
    %c0_60 = arith.constant 0 : index
    %dim_61 = memref.dim %arg2, %c0_60 : memref<?x?xf32>
    %78 = index.cmp eq(%77, %dim_61)
    %79 = arith.ori %56, %78 : i1
    cf.assert %79, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:3:1)"
    %c0_62 = arith.constant 0 : index
    %80 = index.mins %52, %c0_62
    %81 = index.cmp sge(%80, %c0_51)
    %82 = arith.ori %56, %81 : i1
    cf.assert %82, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22l\22:3:1)"
    %83 = index.maxs %52, %c0_62
    %84 = index.add %83, %c1_52
    %c1_63 = arith.constant 1 : index
    %dim_64 = memref.dim %arg2, %c1_63 : memref<?x?xf32>
    %85 = index.cmp eq(%84, %dim_64)
    %86 = arith.ori %56, %85 : i1
    cf.assert %86, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<?x4xf32>, memref<?x?xf32>) -> ()\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:3:1)"
    linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x4xf32>) outs(%arg2 : memref<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
  func.func @empty(%arg0: memref<0xf32>, %arg1: f32) {
    linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<0xf32>)
    return
  }
}

