#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi8>, tensor<8xf32>) -> tensor<8xf32>, sym_name = "f"}> ({
  ^bb0(%arg38: tensor<4x8xi8>, %arg39: tensor<8xf32>):
    %23 = "linalg.generic"(%arg38, %arg39) <{doc = "x", indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], library_call = "foo", operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: i8, %arg41: f32):
      %24 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      "linalg.yield"(%arg41) : (f32) -> ()
    }) {bar, other = 3 : i64, zoo = "a"} : (tensor<4x8xi8>, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%23) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>, memref<f32>, memref<4x8xf32>, f32, memref<8x8xf32>, memref<4xi8>, tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>) -> tensor<8xf32>, sym_name = "g"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: memref<f32>, %arg3: memref<4x8xf32>, %arg4: f32, %arg5: memref<8x8xf32>, %arg6: memref<4xi8>, %arg7: tensor<2x3x3x5xf32>, %arg8: tensor<6x6x5x2xf32>):
    %0 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      %22 = "arith.addf"(%arg37, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) {a = 1 : i64} : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      %21 = "arith.addf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) {a = 1 : i64} : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %2 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %20 = "arith.addf"(%arg33, %arg32) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %3:2 = "linalg.reduce"(%arg0, %arg0, %arg1, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg28: f32, %arg29: f32, %arg30: f32, %arg31: f32):
      %19 = "arith.addf"(%arg29, %arg28) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
      "linalg.yield"(%19, %19) : (f32, f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %4 = "linalg.map"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg26: f32, %arg27: f32):
      "linalg.yield"(%arg26) : (f32) -> ()
    }) {b} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "linalg.map"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg24: f32, %arg25: f32):
      %18 = "arith.addf"(%arg24, %arg25) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) {b} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "linalg.map"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg22: f32, %arg23: f32):
      %17 = "arith.addf"(%arg23, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %7 = "linalg.map"(%arg0) ({
      %16 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "linalg.transpose"(%arg0, %arg0) <{permutation = array<i64: 0, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      "linalg.yield"(%arg20) : (f32) -> ()
    }) {a} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "linalg.generic"(%arg2) <{indexing_maps = [#map2], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg19: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (memref<f32>) -> ()
    %9 = "linalg.softmax"(%arg0, %arg0) <{dimension = 1 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "linalg.broadcast"(%arg1, %arg0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      "linalg.yield"(%arg17) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "linalg.map"(%arg3, %arg3) ({
    ^bb0(%arg16: f32):
      %15 = "math.exp"(%arg16) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
    "linalg.map"(%arg6, %arg6, %arg6) ({
    ^bb0(%arg14: i8, %arg15: i8):
      %14 = "arith.addi"(%arg14, %arg15) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
      "linalg.yield"(%14) : (i8) -> ()
    }) : (memref<4xi8>, memref<4xi8>, memref<4xi8>) -> ()
    "linalg.matmul"(%arg3, %arg5, %arg3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %12 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %13 = "arith.addf"(%arg13, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) {doc = "x", linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (memref<4x8xf32>, memref<8x8xf32>, memref<4x8xf32>) -> ()
    "linalg.fill"(%arg4, %arg3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) {a} : (f32, memref<4x8xf32>) -> ()
    %11 = "linalg.winograd_filter_transform"(%arg7, %arg8) <{m = 4 : i64, r = 3 : i64}> : (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    "func.return"(%0) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

