#map = affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @a(%arg0: memref<4x4xf32>, %arg1: memref<4x5xf32>, %arg2: memref<4x5xf32>, %arg3: memref<2x4xf32>, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %idx3 = index.constant 3
    %c5 = arith.constant 5 : index
    %idx4 = index.constant 4
    %c4_0 = arith.constant 4 : index
    %idx3_1 = index.constant 3
    %c0_2 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %idx0 = index.constant 0
    %true = index.bool.constant true
    cf.assert %true, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<4x4xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22l\22:1:1)"
    %idx3_3 = index.constant 3
    %idx4_4 = index.constant 4
    %c0_5 = arith.constant 0 : index
    %c4_6 = arith.constant 4 : index
    %true_7 = index.bool.constant true
    cf.assert %true_7, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<4x4xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_8 = arith.constant 0 : index
    %c3_9 = arith.constant 3 : index
    %idx0_10 = index.constant 0
    %true_11 = index.bool.constant true
    cf.assert %true_11, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<4x4xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22l\22:1:1)"
    %idx3_12 = index.constant 3
    %idx4_13 = index.constant 4
    %c1_14 = arith.constant 1 : index
    %c4_15 = arith.constant 4 : index
    %true_16 = index.bool.constant true
    cf.assert %true_16, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<4x4xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_17 = arith.constant 0 : index
    %c3_18 = arith.constant 3 : index
    %idx0_19 = index.constant 0
    %true_20 = index.bool.constant true
    cf.assert %true_20, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<4x4xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22l\22:1:1)"
    %idx3_21 = index.constant 3
    %idx4_22 = index.constant 4
    %c0_23 = arith.constant 0 : index
    %c4_24 = arith.constant 4 : index
    %true_25 = index.bool.constant true
    cf.assert %true_25, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<4x4xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_26 = arith.constant 0 : index
    %c4_27 = arith.constant 4 : index
    %idx0_28 = index.constant 0
    %true_29 = index.bool.constant true
    cf.assert %true_29, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<4x4xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22l\22:1:1)"
    %idx4_30 = index.constant 4
    %idx5 = index.constant 5
    %c1_31 = arith.constant 1 : index
    %c5_32 = arith.constant 5 : index
    %true_33 = index.bool.constant true
    cf.assert %true_33, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<4x4xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_34 = arith.constant 0 : index
    %c3_35 = arith.constant 3 : index
    %idx0_36 = index.constant 0
    %true_37 = index.bool.constant true
    cf.assert %true_37, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<4x4xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #2\0ALocation: loc(\22l\22:1:1)"
    %idx3_38 = index.constant 3
    %idx4_39 = index.constant 4
    %c0_40 = arith.constant 0 : index
    %c4_41 = arith.constant 4 : index
    %true_42 = index.bool.constant true
    cf.assert %true_42, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<4x4xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()\0A^ dimension #0 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    %c0_43 = arith.constant 0 : index
    %c4_44 = arith.constant 4 : index
    %idx0_45 = index.constant 0
    %true_46 = index.bool.constant true
    cf.assert %true_46, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<4x4xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #2\0ALocation: loc(\22l\22:1:1)"
    %idx4_47 = index.constant 4
    %idx5_48 = index.constant 5
    %c1_49 = arith.constant 1 : index
    %c5_50 = arith.constant 5 : index
    %true_51 = index.bool.constant true
    cf.assert %true_51, "ERROR: Runtime op verification failed\0A\22linalg.matmul\22(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({...}) : (memref<4x4xf32>, memref<4x5xf32>, memref<4x5xf32>) -> ()\0A^ dimension #1 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:1:1)"
    linalg.matmul ins(%arg0, %arg1 : memref<4x4xf32>, memref<4x5xf32>) outs(%arg2 : memref<4x5xf32>)
    %c0_52 = arith.constant 0 : index
    %c1_53 = arith.constant 1 : index
    %c4_54 = arith.constant 4 : index
    %idx3_55 = index.constant 3
    %c5_56 = arith.constant 5 : index
    %idx4_57 = index.constant 4
    %c0_58 = arith.constant 0 : index
    %c3_59 = arith.constant 3 : index
    %idx0_60 = index.constant 0
    %true_61 = index.bool.constant true
    cf.assert %true_61, "ERROR: Runtime op verification failed\0A\22linalg.fill\22(%arg4, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (f32, memref<4x5xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22l\22:2:1)"
    %idx3_62 = index.constant 3
    %idx4_63 = index.constant 4
    %c0_64 = arith.constant 0 : index
    %c4_65 = arith.constant 4 : index
    %true_66 = index.bool.constant true
    cf.assert %true_66, "ERROR: Runtime op verification failed\0A\22linalg.fill\22(%arg4, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (f32, memref<4x5xf32>) -> ()\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:2:1)"
    %c0_67 = arith.constant 0 : index
    %c4_68 = arith.constant 4 : index
    %idx0_69 = index.constant 0
    %true_70 = index.bool.constant true
    cf.assert %true_70, "ERROR: Runtime op verification failed\0A\22linalg.fill\22(%arg4, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (f32, memref<4x5xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22l\22:2:1)"
    %idx4_71 = index.constant 4
    %idx5_72 = index.constant 5
    %c1_73 = arith.constant 1 : index
    %c5_74 = arith.constant 5 : index
    %true_75 = index.bool.constant true
    cf.assert %true_75, "ERROR: Runtime op verification failed\0A\22linalg.fill\22(%arg4, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (f32, memref<4x5xf32>) -> ()\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:2:1)"
    linalg.fill ins(%arg4 : f32) outs(%arg2 : memref<4x5xf32>)
    %c0_76 = arith.constant 0 : index
    %c1_77 = arith.constant 1 : index
    %c4_78 = arith.constant 4 : index
    %idx3_79 = index.constant 3
    %c2 = arith.constant 2 : index
    %idx1 = index.constant 1
    %c3_80 = arith.constant 3 : index
    %c0_81 = arith.constant 0 : index
    %idx0_82 = index.constant 0
    %true_83 = index.bool.constant true
    cf.assert %true_83, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg3) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<4x4xf32>, memref<2x4xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22l\22:3:1)"
    %idx3_84 = index.constant 3
    %idx4_85 = index.constant 4
    %c0_86 = arith.constant 0 : index
    %c4_87 = arith.constant 4 : index
    %true_88 = index.bool.constant true
    cf.assert %true_88, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg3) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<4x4xf32>, memref<2x4xf32>) -> ()\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:3:1)"
    %c0_89 = arith.constant 0 : index
    %c2_90 = arith.constant 2 : index
    %idx0_91 = index.constant 0
    %true_92 = index.bool.constant true
    cf.assert %true_92, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg3) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<4x4xf32>, memref<2x4xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22l\22:3:1)"
    %idx2 = index.constant 2
    %idx3_93 = index.constant 3
    %c1_94 = arith.constant 1 : index
    %c4_95 = arith.constant 4 : index
    %true_96 = index.bool.constant true
    cf.assert %true_96, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg3) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<4x4xf32>, memref<2x4xf32>) -> ()\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:3:1)"
    %c0_97 = arith.constant 0 : index
    %c1_98 = arith.constant 1 : index
    %idx0_99 = index.constant 0
    %true_100 = index.bool.constant true
    cf.assert %true_100, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg3) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<4x4xf32>, memref<2x4xf32>) -> ()\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22l\22:3:1)"
    %idx1_101 = index.constant 1
    %idx2_102 = index.constant 2
    %c0_103 = arith.constant 0 : index
    %c2_104 = arith.constant 2 : index
    %true_105 = index.bool.constant true
    cf.assert %true_105, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg3) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<4x4xf32>, memref<2x4xf32>) -> ()\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:3:1)"
    %c0_106 = arith.constant 0 : index
    %c3_107 = arith.constant 3 : index
    %idx0_108 = index.constant 0
    %true_109 = index.bool.constant true
    cf.assert %true_109, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg3) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<4x4xf32>, memref<2x4xf32>) -> ()\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22l\22:3:1)"
    %idx3_110 = index.constant 3
    %idx4_111 = index.constant 4
    %c1_112 = arith.constant 1 : index
    %c4_113 = arith.constant 4 : index
    %true_114 = index.bool.constant true
    cf.assert %true_114, "ERROR: Runtime op verification failed\0A\22linalg.generic\22(%arg0, %arg3) <{indexing_maps = [affine_map<(d0, d1) -> (-d0 + 3, d1 * 2)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({...}) : (memref<4x4xf32>, memref<2x4xf32>) -> ()\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22l\22:3:1)"
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x4xf32>) outs(%arg3 : memref<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    return
  }
}

