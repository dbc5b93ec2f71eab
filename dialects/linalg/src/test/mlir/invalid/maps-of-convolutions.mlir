// RUN: --split-input-file --verify-diagnostics
#in = affine_map<(d0, d1, d2) -> (d0 * 2)>
#filter = affine_map<(d0, d1, d2) -> (d1)>
#out = affine_map<(d0, d1, d2) -> (d0)>
func.func @f(%i: tensor<?xf32>, %k: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
// expected-error @below {{unexpected input index map for convolutions}}
  %0 = "linalg.conv_1d_nwc_wcf"(%i, %k, %o) ({
    ^bb0(%a: f32, %b: f32, %c: f32):
      linalg.yield %a : f32
    }) {linalg.memoized_indexing_maps = [#in, #filter, #out], operandSegmentSizes = array<i32: 2, 1>} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

#in = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>
#filter = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2 + 1)>
#out = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
func.func @f(%i: tensor<?x?x?xf32>, %k: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
// expected-error @below {{expected output/filter indexing maps to be projected permutations}}
  %0 = "linalg.conv_1d_nwc_wcf"(%i, %k, %o) ({
    ^bb0(%a: f32, %b: f32, %c: f32):
      %1 = arith.mulf %a, %b : f32
      linalg.yield %1 : f32
    }) {linalg.memoized_indexing_maps = [#in, #filter, #out], operandSegmentSizes = array<i32: 2, 1>} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

#in = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d1)>
#filter = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#out = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
func.func @f(%i: tensor<?x?x?xf32>, %k: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
// expected-error @below {{unexpected input index map for convolutions}}
  %0 = "linalg.conv_1d_nwc_wcf"(%i, %k, %o) ({
    ^bb0(%a: f32, %b: f32, %c: f32):
      %1 = arith.mulf %a, %b : f32
      linalg.yield %1 : f32
    }) {linalg.memoized_indexing_maps = [#in, #filter, #out], operandSegmentSizes = array<i32: 2, 1>} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
