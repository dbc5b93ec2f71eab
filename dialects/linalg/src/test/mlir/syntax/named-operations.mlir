// RUN: --mlir-version=19.1 --mlir-print-op-generic
// All named operations, with the computations and indexing maps that follow from their names.
func.func @copy(%a0: memref<4x?xi32>, %a1: memref<4x?xf32>) {
  linalg.copy ins(%a0 : memref<4x?xi32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @elemwise_unary(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.elemwise_unary {fun = #linalg.unary_fn<negf>} ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @exp(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.exp ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @log(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.log ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @abs(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.abs ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @ceil(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.ceil ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @floor(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.floor ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @negf(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.negf ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @reciprocal(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.reciprocal ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @round(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.round ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @sqrt(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.sqrt ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @rsqrt(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.rsqrt ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @square(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.square ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @tanh(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.tanh ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @erf(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>) {
  linalg.erf ins(%a0 : memref<4x?xf32>) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @elemwise_binary(%a0: memref<4x?xf32>, %a1: f32, %a2: memref<4x?xf32>) {
  linalg.elemwise_binary {fun = #linalg.binary_fn<max_unsigned>, cast = #linalg.type_fn<cast_unsigned>} ins(%a0, %a1 : memref<4x?xf32>, f32) outs(%a2 : memref<4x?xf32>)
  return
}
func.func @add(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>, %a2: memref<4x?xf32>) {
  linalg.add ins(%a0, %a1 : memref<4x?xf32>, memref<4x?xf32>) outs(%a2 : memref<4x?xf32>)
  return
}
func.func @sub(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>, %a2: memref<4x?xf32>) {
  linalg.sub ins(%a0, %a1 : memref<4x?xf32>, memref<4x?xf32>) outs(%a2 : memref<4x?xf32>)
  return
}
func.func @mul(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>, %a2: memref<4x?xf32>) {
  linalg.mul ins(%a0, %a1 : memref<4x?xf32>, memref<4x?xf32>) outs(%a2 : memref<4x?xf32>)
  return
}
func.func @div(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>, %a2: memref<4x?xf32>) {
  linalg.div ins(%a0, %a1 : memref<4x?xf32>, memref<4x?xf32>) outs(%a2 : memref<4x?xf32>)
  return
}
func.func @div_unsigned(%a0: memref<4x?xi32>, %a1: memref<4x?xi32>, %a2: memref<4x?xi32>) {
  linalg.div_unsigned ins(%a0, %a1 : memref<4x?xi32>, memref<4x?xi32>) outs(%a2 : memref<4x?xi32>)
  return
}
func.func @max(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>, %a2: memref<4x?xf32>) {
  linalg.max ins(%a0, %a1 : memref<4x?xf32>, memref<4x?xf32>) outs(%a2 : memref<4x?xf32>)
  return
}
func.func @min(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>, %a2: memref<4x?xf32>) {
  linalg.min ins(%a0, %a1 : memref<4x?xf32>, memref<4x?xf32>) outs(%a2 : memref<4x?xf32>)
  return
}
func.func @powf(%a0: memref<4x?xf32>, %a1: memref<4x?xf32>, %a2: memref<4x?xf32>) {
  linalg.powf ins(%a0, %a1 : memref<4x?xf32>, memref<4x?xf32>) outs(%a2 : memref<4x?xf32>)
  return
}
func.func @select(%a0: memref<4x?xi1>, %a1: memref<4x?xf32>, %a2: memref<4x?xf32>, %a3: memref<4x?xf32>) {
  linalg.select ins(%a0, %a1, %a2 : memref<4x?xi1>, memref<4x?xf32>, memref<4x?xf32>) outs(%a3 : memref<4x?xf32>)
  return
}
func.func @matmul(%a0: memref<?x?xf16>, %a1: memref<?x?xf32>, %a2: memref<?x?xf64>) {
  linalg.matmul ins(%a0, %a1 : memref<?x?xf16>, memref<?x?xf32>) outs(%a2 : memref<?x?xf64>)
  return
}
func.func @quantized_matmul(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?xi32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<?x?xi8>, memref<?x?xi8>, i32, i32) outs(%a4 : memref<?x?xi32>)
  return
}
func.func @matmul_transpose_a(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %a2: memref<?x?xi32>) {
  linalg.matmul_transpose_a ins(%a0, %a1 : memref<?x?xi8>, memref<?x?xi8>) outs(%a2 : memref<?x?xi32>)
  return
}
func.func @matmul_transpose_b(%a0: memref<?x?xf16>, %a1: memref<?x?xf32>, %a2: memref<?x?xf64>) {
  linalg.matmul_transpose_b ins(%a0, %a1 : memref<?x?xf16>, memref<?x?xf32>) outs(%a2 : memref<?x?xf64>)
  return
}
func.func @mmt4d(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
func.func @batch_mmt4d(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: memref<?x?x?x?x?xi32>) {
  linalg.batch_mmt4d ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%a2 : memref<?x?x?x?x?xi32>)
  return
}
func.func @batch_matmul(%a0: memref<?x?x?xf16>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf64>) {
  linalg.batch_matmul ins(%a0, %a1 : memref<?x?x?xf16>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf64>)
  return
}
func.func @batch_matmul_transpose_a(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.batch_matmul_transpose_a ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
func.func @batch_matmul_transpose_b(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: memref<?x?x?xi32>) {
  linalg.batch_matmul_transpose_b ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%a2 : memref<?x?x?xi32>)
  return
}
func.func @quantized_batch_matmul(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?xi32>) {
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<?x?x?xi8>, memref<?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?xi32>)
  return
}
func.func @batch_reduce_matmul(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.batch_reduce_matmul ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
func.func @matvec(%a0: memref<?x?xi8>, %a1: memref<?xi8>, %a2: memref<?xi32>) {
  linalg.matvec ins(%a0, %a1 : memref<?x?xi8>, memref<?xi8>) outs(%a2 : memref<?xi32>)
  return
}
func.func @vecmat(%a0: memref<?xf16>, %a1: memref<?x?xf32>, %a2: memref<?xf64>) {
  linalg.vecmat ins(%a0, %a1 : memref<?xf16>, memref<?x?xf32>) outs(%a2 : memref<?xf64>)
  return
}
func.func @batch_matvec(%a0: memref<?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
func.func @batch_vecmat(%a0: memref<?x?xi8>, %a1: memref<?x?x?xi8>, %a2: memref<?x?xi32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<?x?xi8>, memref<?x?x?xi8>) outs(%a2 : memref<?x?xi32>)
  return
}
func.func @dot(%a0: memref<?xf16>, %a1: memref<?xf32>, %a2: memref<f64>) {
  linalg.dot ins(%a0, %a1 : memref<?xf16>, memref<?xf32>) outs(%a2 : memref<f64>)
  return
}
func.func @conv_1d(%a0: memref<?xf32>, %a1: memref<?xf32>, %a2: memref<?xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<?xf32>, memref<?xf32>) outs(%a2 : memref<?xf32>)
  return
}
func.func @conv_2d(%a0: memref<?x?xi8>, %a1: memref<?x?xi8>, %a2: memref<?x?xi32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<?x?xi8>, memref<?x?xi8>) outs(%a2 : memref<?x?xi32>)
  return
}
func.func @conv_3d(%a0: memref<?x?x?xf16>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf64>) {
  linalg.conv_3d ins(%a0, %a1 : memref<?x?x?xf16>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf64>)
  return
}
func.func @conv_1d_nwc_wcf(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.conv_1d_nwc_wcf ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
func.func @conv_1d_ncw_fcw(%a0: memref<?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: memref<?x?x?xi32>) {
  linalg.conv_1d_ncw_fcw {strides = dense<2> : tensor<1xi64>, dilations = dense<[3]> : vector<1xi64>} ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?x?xi8>) outs(%a2 : memref<?x?x?xi32>)
  return
}
func.func @conv_2d_nhwc_hwcf(%a0: memref<?x?x?x?xf16>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf64>) {
  linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : memref<?x?x?x?xf16>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf64>)
  return
}
func.func @conv_2d_nhwc_fhwc(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_fhwc {strides = dense<2> : tensor<2xi64>, dilations = dense<[3, 4]> : vector<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
func.func @conv_2d_nhwc_hwcf_q(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_hwcf_q ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?xi32>)
  return
}
func.func @conv_2d_nhwc_fhwc_q(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_fhwc_q {strides = dense<2> : tensor<2xi64>, dilations = dense<[3, 4]> : vector<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?xi32>)
  return
}
func.func @conv_2d_nchw_fchw(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nchw_fchw ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
func.func @conv_2d_ngchw_fgchw(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_ngchw_fgchw {strides = dense<2> : tensor<2xi64>, dilations = dense<[3, 4]> : vector<2xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%a2 : memref<?x?x?x?x?xi32>)
  return
}
func.func @conv_2d_ngchw_gfchw(%a0: memref<?x?x?x?x?xf16>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf64>) {
  linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : memref<?x?x?x?x?xf16>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf64>)
  return
}
func.func @conv_2d_ngchw_gfchw_q(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_ngchw_gfchw_q {strides = dense<2> : tensor<2xi64>, dilations = dense<[3, 4]> : vector<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?x?xi32>)
  return
}
func.func @conv_3d_ndhwc_dhwcf(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: memref<?x?x?x?x?xi32>) {
  linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>) outs(%a2 : memref<?x?x?x?x?xi32>)
  return
}
func.func @conv_3d_ndhwc_dhwcf_q(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?x?xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q {strides = dense<2> : tensor<3xi64>, dilations = dense<[3, 4, 5]> : vector<3xi64>} ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?x?xi32>)
  return
}
func.func @conv_3d_ncdhw_fcdhw(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_ncdhw_fcdhw ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
func.func @depthwise_conv_1d_nwc_wc(%a0: memref<?x?x?xi8>, %a1: memref<?x?xi8>, %a2: memref<?x?x?xi32>) {
  linalg.depthwise_conv_1d_nwc_wc {strides = dense<2> : tensor<1xi64>, dilations = dense<[3]> : vector<1xi64>} ins(%a0, %a1 : memref<?x?x?xi8>, memref<?x?xi8>) outs(%a2 : memref<?x?x?xi32>)
  return
}
func.func @depthwise_conv_1d_ncw_cw(%a0: memref<?x?x?xf16>, %a1: memref<?x?xf32>, %a2: memref<?x?x?xf64>) {
  linalg.depthwise_conv_1d_ncw_cw ins(%a0, %a1 : memref<?x?x?xf16>, memref<?x?xf32>) outs(%a2 : memref<?x?x?xf64>)
  return
}
func.func @depthwise_conv_1d_nwc_wcm(%a0: memref<?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm {strides = dense<2> : tensor<1xi64>, dilations = dense<[3]> : vector<1xi64>} ins(%a0, %a1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwc(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: memref<?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?xi8>) outs(%a2 : memref<?x?x?x?xi32>)
  return
}
func.func @depthwise_conv_2d_nchw_chw(%a0: memref<?x?x?x?xf16>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf64>) {
  linalg.depthwise_conv_2d_nchw_chw {strides = dense<2> : tensor<2xi64>, dilations = dense<[3, 4]> : vector<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf16>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf64>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwc_q(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?xi32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: memref<?x?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<2> : tensor<2xi64>, dilations = dense<[3, 4]> : vector<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%a2 : memref<?x?x?x?x?xi32>)
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a0, %a1, %a2, %a3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?x?xi32>)
  return
}
func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {strides = dense<2> : tensor<3xi64>, dilations = dense<[3, 4, 5]> : vector<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: memref<?x?x?x?x?xi32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?x?xi8>) outs(%a2 : memref<?x?x?x?x?xi32>)
  return
}
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: memref<?x?x?x?x?xf16>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?x?xf64>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm {strides = dense<2> : tensor<3xi64>, dilations = dense<[3, 4, 5]> : vector<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf16>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?x?xf64>)
  return
}
func.func @pooling_nhwc_sum(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_sum ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
func.func @pooling_nchw_sum(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xi8>, %a2: memref<?x?x?x?xi32>) {
  linalg.pooling_nchw_sum {strides = dense<2> : tensor<2xi64>, dilations = dense<[3, 4]> : vector<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xi8>) outs(%a2 : memref<?x?x?x?xi32>)
  return
}
func.func @pooling_nhwc_max(%a0: memref<?x?x?x?xf16>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf64>) {
  linalg.pooling_nhwc_max ins(%a0, %a1 : memref<?x?x?x?xf16>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf64>)
  return
}
func.func @pooling_nhwc_max_unsigned(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_max_unsigned {strides = dense<2> : tensor<2xi64>, dilations = dense<[3, 4]> : vector<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
func.func @pooling_nchw_max(%a0: memref<?x?x?x?xi8>, %a1: memref<?x?xi8>, %a2: memref<?x?x?x?xi32>) {
  linalg.pooling_nchw_max ins(%a0, %a1 : memref<?x?x?x?xi8>, memref<?x?xi8>) outs(%a2 : memref<?x?x?x?xi32>)
  return
}
func.func @pooling_nhwc_min(%a0: memref<?x?x?x?xf16>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf64>) {
  linalg.pooling_nhwc_min {strides = dense<2> : tensor<2xi64>, dilations = dense<[3, 4]> : vector<2xi64>} ins(%a0, %a1 : memref<?x?x?x?xf16>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf64>)
  return
}
func.func @pooling_nhwc_min_unsigned(%a0: memref<?x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_min_unsigned ins(%a0, %a1 : memref<?x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}
func.func @pooling_nwc_sum(%a0: memref<?x?x?xi8>, %a1: memref<?xi8>, %a2: memref<?x?x?xi32>) {
  linalg.pooling_nwc_sum {strides = dense<2> : tensor<1xi64>, dilations = dense<[3]> : vector<1xi64>} ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xi8>) outs(%a2 : memref<?x?x?xi32>)
  return
}
func.func @pooling_ncw_sum(%a0: memref<?x?x?xf16>, %a1: memref<?xf32>, %a2: memref<?x?x?xf64>) {
  linalg.pooling_ncw_sum ins(%a0, %a1 : memref<?x?x?xf16>, memref<?xf32>) outs(%a2 : memref<?x?x?xf64>)
  return
}
func.func @pooling_nwc_max(%a0: memref<?x?x?xf32>, %a1: memref<?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.pooling_nwc_max {strides = dense<2> : tensor<1xi64>, dilations = dense<[3]> : vector<1xi64>} ins(%a0, %a1 : memref<?x?x?xf32>, memref<?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
func.func @pooling_nwc_max_unsigned(%a0: memref<?x?x?xi8>, %a1: memref<?xi8>, %a2: memref<?x?x?xi32>) {
  linalg.pooling_nwc_max_unsigned ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xi8>) outs(%a2 : memref<?x?x?xi32>)
  return
}
func.func @pooling_ncw_max(%a0: memref<?x?x?xf16>, %a1: memref<?xf32>, %a2: memref<?x?x?xf64>) {
  linalg.pooling_ncw_max {strides = dense<2> : tensor<1xi64>, dilations = dense<[3]> : vector<1xi64>} ins(%a0, %a1 : memref<?x?x?xf16>, memref<?xf32>) outs(%a2 : memref<?x?x?xf64>)
  return
}
func.func @pooling_nwc_min(%a0: memref<?x?x?xf32>, %a1: memref<?xf32>, %a2: memref<?x?x?xf32>) {
  linalg.pooling_nwc_min ins(%a0, %a1 : memref<?x?x?xf32>, memref<?xf32>) outs(%a2 : memref<?x?x?xf32>)
  return
}
func.func @pooling_nwc_min_unsigned(%a0: memref<?x?x?xi8>, %a1: memref<?xi8>, %a2: memref<?x?x?xi32>) {
  linalg.pooling_nwc_min_unsigned {strides = dense<2> : tensor<1xi64>, dilations = dense<[3]> : vector<1xi64>} ins(%a0, %a1 : memref<?x?x?xi8>, memref<?xi8>) outs(%a2 : memref<?x?x?xi32>)
  return
}
func.func @pooling_ndhwc_sum(%a0: memref<?x?x?x?x?xf16>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?x?xf64>) {
  linalg.pooling_ndhwc_sum ins(%a0, %a1 : memref<?x?x?x?x?xf16>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf64>)
  return
}
func.func @pooling_ndhwc_max(%a0: memref<?x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_max {strides = dense<2> : tensor<3xi64>, dilations = dense<[3, 4, 5]> : vector<3xi64>} ins(%a0, %a1 : memref<?x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}
func.func @pooling_ndhwc_min(%a0: memref<?x?x?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: memref<?x?x?x?x?xi32>) {
  linalg.pooling_ndhwc_min ins(%a0, %a1 : memref<?x?x?x?x?xi8>, memref<?x?x?xi8>) outs(%a2 : memref<?x?x?x?x?xi32>)
  return
}
func.func @fill(%a0: f32, %a1: memref<4x?xf32>) {
  linalg.fill ins(%a0 : f32) outs(%a1 : memref<4x?xf32>)
  return
}
func.func @fill_rng_2d(%a0: f64, %a1: f64, %a2: i32, %a3: memref<16x?xf32>) {
  linalg.fill_rng_2d ins(%a0, %a1, %a2 : f64, f64, i32) outs(%a3 : memref<16x?xf32>)
  return
}
