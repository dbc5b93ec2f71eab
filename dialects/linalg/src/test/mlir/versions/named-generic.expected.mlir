#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1) -> ()>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3, d7)>
#map13 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d4, d5, d6, d7)>
#map14 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5, d3 * 2 + d6)>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x3xf32>, tensor<5x7xf32>, tensor<3x7xf32>, tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x7xf32>, sym_name = "products"}> ({
  ^bb0(%arg55: tensor<5x3xf32>, %arg56: tensor<5x7xf32>, %arg57: tensor<3x7xf32>, %arg58: tensor<3x5xf32>, %arg59: tensor<5xf32>):
    %35 = "linalg.matmul"(%arg58, %arg56, %arg57) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg72: f32, %arg73: f32, %arg74: f32):
      %48 = "arith.mulf"(%arg72, %arg73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %49 = "arith.addf"(%arg74, %48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) {x} : (tensor<3x5xf32>, tensor<5x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %36 = "linalg.matmul"(%arg58, %arg56, %35) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32, %arg71: f32):
      %46 = "arith.mulf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %47 = "arith.addf"(%arg71, %46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<3x5xf32>, tensor<5x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %37 = "linalg.matmul"(%arg55, %arg56, %36) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#map3, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32, %arg68: f32):
      %44 = "arith.mulf"(%arg66, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %45 = "arith.addf"(%arg68, %44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<5x3xf32>, tensor<5x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %38 = "linalg.matmul"(%arg59, %arg56, %37) <{indexing_maps = [#map4, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32, %arg65: f32):
      %42 = "arith.mulf"(%arg63, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %43 = "arith.addf"(%arg65, %42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<5xf32>, tensor<5x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %39 = "linalg.contract"(%arg55, %arg56, %38) <{indexing_maps = [#map3, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32, %arg62: f32):
      %40 = "arith.mulf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %41 = "arith.addf"(%arg62, %40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) {y} : (tensor<5x3xf32>, tensor<5x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    "func.return"(%39) : (tensor<3x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5x3xf16>, tensor<2x5x7xf16>, tensor<2x3x7xf32>, tensor<3x7xf32>) -> (tensor<2x3x7xf32>, tensor<3x7xf32>), sym_name = "batched"}> ({
  ^bb0(%arg45: tensor<2x5x3xf16>, %arg46: tensor<2x5x7xf16>, %arg47: tensor<2x3x7xf32>, %arg48: tensor<3x7xf32>):
    %25 = "linalg.batch_matmul"(%arg45, %arg46, %arg47) <{indexing_maps = [#map5, #map6, #map7], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg52: f16, %arg53: f16, %arg54: f32):
      %31 = "arith.extf"(%arg52) : (f16) -> f32
      %32 = "arith.extf"(%arg53) : (f16) -> f32
      %33 = "arith.mulf"(%31, %32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %34 = "arith.addf"(%arg54, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<2x5x3xf16>, tensor<2x5x7xf16>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %26 = "linalg.batch_reduce_matmul"(%arg45, %arg46, %arg48) <{indexing_maps = [#map5, #map6, #map8], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg49: f16, %arg50: f16, %arg51: f32):
      %27 = "arith.extf"(%arg49) : (f16) -> f32
      %28 = "arith.extf"(%arg50) : (f16) -> f32
      %29 = "arith.mulf"(%27, %28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %30 = "arith.addf"(%arg51, %29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<2x5x3xf16>, tensor<2x5x7xf16>, tensor<3x7xf32>) -> tensor<3x7xf32>
    "func.return"(%25, %26) : (tensor<2x3x7xf32>, tensor<3x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<5x3xf32>, memref<3xf32>, memref<5x3xi1>, f32) -> (), sym_name = "elementwise"}> ({
  ^bb0(%arg29: memref<5x3xf32>, %arg30: memref<3xf32>, %arg31: memref<5x3xi1>, %arg32: f32):
    "linalg.elementwise"(%arg29, %arg29) <{indexing_maps = [#map9, #map9], kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      %24 = "math.exp"(%arg43) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (memref<5x3xf32>, memref<5x3xf32>) -> ()
    "linalg.elementwise"(%arg29, %arg29, %arg29) <{indexing_maps = [#map9, #map9, #map9], kind = #linalg.elementwise_kind<max_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32, %arg42: f32):
      %23 = "arith.maximumf"(%arg40, %arg41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) {x} : (memref<5x3xf32>, memref<5x3xf32>, memref<5x3xf32>) -> ()
    "linalg.elementwise"(%arg31, %arg29, %arg29, %arg29) <{indexing_maps = [#map9, #map9, #map9, #map9], kind = #linalg.elementwise_kind<select>, operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg36: i1, %arg37: f32, %arg38: f32, %arg39: f32):
      %22 = "arith.select"(%arg36, %arg37, %arg38) : (i1, f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (memref<5x3xi1>, memref<5x3xf32>, memref<5x3xf32>, memref<5x3xf32>) -> ()
    "linalg.elementwise"(%arg30, %arg32, %arg29) <{indexing_maps = [#map10, #map11, #map9], kind = #linalg.elementwise_kind<mul>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %21 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (memref<3xf32>, f32, memref<5x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>, sym_name = "map"}> ({
  ^bb0(%arg22: tensor<5xf32>, %arg23: tensor<5xf32>):
    %17 = "linalg.map"(%arg22, %arg22, %arg23) ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %20 = "arith.addf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %18 = "linalg.map"(%17, %arg23) ({
    ^bb0(%arg24: f32, %arg25: f32):
      %19 = "arith.subf"(%arg25, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%18) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>, sym_name = "winograd"}> ({
  ^bb0(%arg20: tensor<2x3x3x5xf32>, %arg21: tensor<6x6x5x2xf32>):
    %16 = "linalg.winograd_filter_transform"(%arg20, %arg21) <{fmr = 1 : i32}> {x} : (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    "func.return"(%16) : (tensor<6x6x5x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<1x10x10x2x3xi8>, memref<2x4x3x3x3xi8>, memref<1x4x4x2x4xi32>, i32, memref<1x3x10x10xi8>, memref<4x3x3x3xi8>, memref<1x4x4x4xi32>) -> (), sym_name = "convolutions"}> ({
  ^bb0(%arg0: memref<1x10x10x2x3xi8>, %arg1: memref<2x4x3x3x3xi8>, %arg2: memref<1x4x4x2x4xi32>, %arg3: i32, %arg4: memref<1x3x10x10xi8>, %arg5: memref<4x3x3x3xi8>, %arg6: memref<1x4x4x4xi32>):
    "linalg.conv_2d_nhwgc_gfhwc"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg17: i8, %arg18: i8, %arg19: i32):
      %12 = "arith.extsi"(%arg17) : (i8) -> i32
      %13 = "arith.extsi"(%arg18) : (i8) -> i32
      %14 = "arith.muli"(%12, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %15 = "arith.addi"(%arg19, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%15) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map13, #map14]} : (memref<1x10x10x2x3xi8>, memref<2x4x3x3x3xi8>, memref<1x4x4x2x4xi32>) -> ()
    "linalg.conv_2d_nhwgc_gfhwc_q"(%arg0, %arg1, %arg3, %arg3, %arg2) <{operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg12: i8, %arg13: i8, %arg14: i32, %arg15: i32, %arg16: i32):
      %6 = "arith.extsi"(%arg12) : (i8) -> i32
      %7 = "arith.subi"(%6, %arg14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %8 = "arith.extsi"(%arg13) : (i8) -> i32
      %9 = "arith.subi"(%8, %arg15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %10 = "arith.muli"(%7, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %11 = "arith.addi"(%arg16, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%11) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map13, #map15, #map15, #map14]} : (memref<1x10x10x2x3xi8>, memref<2x4x3x3x3xi8>, i32, i32, memref<1x4x4x2x4xi32>) -> ()
    "linalg.conv_2d_nchw_fchw_q"(%arg4, %arg5, %arg3, %arg3, %arg6) <{operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg7: i8, %arg8: i8, %arg9: i32, %arg10: i32, %arg11: i32):
      %0 = "arith.extsi"(%arg7) : (i8) -> i32
      %1 = "arith.subi"(%0, %arg9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %2 = "arith.extsi"(%arg8) : (i8) -> i32
      %3 = "arith.subi"(%2, %arg10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %4 = "arith.muli"(%1, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %5 = "arith.addi"(%arg11, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%5) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map16, #map17, #map18, #map18, #map19]} : (memref<1x3x10x10xi8>, memref<4x3x3x3xi8>, i32, i32, memref<1x4x4x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

