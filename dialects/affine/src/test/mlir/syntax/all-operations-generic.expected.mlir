#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (10)>
#map2 = affine_map<(d0)[s0] -> (d0, s0)>
#map3 = affine_map<()[s0] -> (s0, s0 + 1)>
#map4 = affine_map<(d0) -> (d0, d0 + 1)>
#map5 = affine_map<(d0, d1) -> (d0, d1 + 3)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0) -> (d0 + 3)>
#map8 = affine_map<()[s0] -> (s0)>
#map9 = affine_map<()[s0] -> (s0 + 1)>
#map10 = affine_map<(d0) -> (0, d0, 3)>
#map11 = affine_map<(d0) -> (10, d0 + 4, d0)>
#map12 = affine_map<(d0) -> (0, d0)>
#map13 = affine_map<(d0) -> (10, d0 * 2)>
#map14 = affine_map<() -> ()>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index, vector<4xf32>, memref<100xf32>, memref<100xf32, 2>, memref<1xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: memref<100xf32>, %arg4: memref<100xf32, 2>, %arg5: memref<1xi32>):
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg15: index):
      "affine.yield"() : () -> ()
    }) {x} : () -> ()
    %0:2 = "affine.for"(%arg1, %arg1, %arg1, %arg1, %arg1) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 2, 1, 2>, step = 3 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg12: index, %arg13: index, %arg14: index):
      "affine.yield"(%arg14, %arg13) : (index, index) -> ()
    }) {y} : (index, index, index, index, index) -> (index, index)
    "affine.for"(%arg1, %arg1) <{lowerBoundMap = #map8, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map9}> ({
    ^bb0(%arg11: index):
      "affine.if"(%arg11, %arg1) ({
        "affine.prefetch"(%arg0, %arg11) <{isDataCache = true, isWrite = true, localityHint = 3 : i32, map = #map4}> {z} : (memref<?x?xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }, {
        "affine.yield"() : () -> ()
      }) {condition = #set, q} : (index, index) -> ()
      %6 = "affine.if"(%arg11, %arg1) ({
        %9 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
        "affine.yield"(%9) : (f32) -> ()
      }, {
        %8 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
        "affine.yield"(%8) : (f32) -> ()
      }) {condition = #set} : (index, index) -> f32
      "affine.prefetch"(%arg0, %arg11) <{isDataCache = false, isWrite = false, localityHint = 0 : i32, map = #map4}> : (memref<?x?xf32>, index) -> ()
      %7 = "affine.vector_load"(%arg0, %arg11, %arg1) <{map = #map5}> {z} : (memref<?x?xf32>, index, index) -> vector<4xf32>
      "affine.vector_store"(%7, %arg0, %arg11, %arg1) <{map = #map2}> {z} : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
      "affine.dma_start"(%arg3, %arg11, %arg4, %arg11, %arg5, %arg1) {dst_map = #map6, src_map = #map7, tag_map = #map} : (memref<100xf32>, index, memref<100xf32, 2>, index, memref<1xi32>, index) -> ()
      "affine.dma_start"(%arg3, %arg11, %arg4, %arg11, %arg5, %arg1, %arg1, %arg1, %arg1) {dst_map = #map6, src_map = #map7, tag_map = #map8} : (memref<100xf32>, index, memref<100xf32, 2>, index, memref<1xi32>, index, index, index, index) -> ()
      "affine.dma_wait"(%arg5, %arg1) {tag_map = #map} : (memref<1xi32>, index) -> ()
      "affine.dma_wait"(%arg5, %arg11, %arg1) {tag_map = #map6} : (memref<1xi32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.parallel"(%arg1, %arg1) <{lowerBoundsGroups = dense<[1, 2]> : tensor<2xi32>, lowerBoundsMap = #map10, reductions = [], steps = [1, 2], upperBoundsGroups = dense<[1, 2]> : tensor<2xi32>, upperBoundsMap = #map11}> ({
    ^bb0(%arg9: index, %arg10: index):
      "affine.yield"() {x} : () -> ()
    }) {k} : (index, index) -> ()
    %1:2 = "affine.parallel"(%arg1, %arg1) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map12, reductions = [0, 6], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map13}> ({
    ^bb0(%arg7: index, %arg8: index):
      %5 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "affine.yield"(%5, %5) : (f32, f32) -> ()
    }) : (index, index) -> (f32, f32)
    %2 = "affine.parallel"(%arg1, %arg1) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map6, reductions = [0], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map8}> ({
    ^bb0(%arg6: index):
      %4 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "affine.yield"(%4) : (f32) -> ()
    }) : (index, index) -> f32
    "affine.parallel"() <{lowerBoundsGroups = dense<> : tensor<0xi32>, lowerBoundsMap = #map14, reductions = [], steps = [], upperBoundsGroups = dense<> : tensor<0xi32>, upperBoundsMap = #map14}> ({
      "affine.yield"() : () -> ()
    }) : () -> ()
    %3:3 = "affine.delinearize_index"(%arg1, %arg1, %arg1, %arg1) {x} : (index, index, index, index) -> (index, index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

