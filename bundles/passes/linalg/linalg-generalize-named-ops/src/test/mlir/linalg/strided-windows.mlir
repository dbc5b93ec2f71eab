// RUN: --mlir-version=19.1 --linalg-generalize-named-ops
// Convolutions and poolings with strides and dilations other than 1, which differ by dimension.
func.func @pooling_nwc_sum(%a: tensor<6x8x7xf32>, %b: tensor<2xf32>, %c: tensor<6x3x7xf32>) -> tensor<6x3x7xf32> {
  %0 = linalg.pooling_nwc_sum {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
      ins(%a, %b : tensor<6x8x7xf32>, tensor<2xf32>) outs(%c : tensor<6x3x7xf32>) -> tensor<6x3x7xf32>
  return %0 : tensor<6x3x7xf32>
}

func.func @pooling_ncw_sum(%a: tensor<6x7x8xf32>, %b: tensor<2xf32>, %c: tensor<6x7x3xf32>) -> tensor<6x7x3xf32> {
  %0 = linalg.pooling_ncw_sum {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
      ins(%a, %b : tensor<6x7x8xf32>, tensor<2xf32>) outs(%c : tensor<6x7x3xf32>) -> tensor<6x7x3xf32>
  return %0 : tensor<6x7x3xf32>
}

func.func @pooling_nwc_max(%a: tensor<6x8x7xf32>, %b: tensor<2xf32>, %c: tensor<6x3x7xf32>) -> tensor<6x3x7xf32> {
  %0 = linalg.pooling_nwc_max {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
      ins(%a, %b : tensor<6x8x7xf32>, tensor<2xf32>) outs(%c : tensor<6x3x7xf32>) -> tensor<6x3x7xf32>
  return %0 : tensor<6x3x7xf32>
}

func.func @pooling_ncw_max(%a: tensor<6x7x8xf32>, %b: tensor<2xf32>, %c: tensor<6x7x3xf32>) -> tensor<6x7x3xf32> {
  %0 = linalg.pooling_ncw_max {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
      ins(%a, %b : tensor<6x7x8xf32>, tensor<2xf32>) outs(%c : tensor<6x7x3xf32>) -> tensor<6x7x3xf32>
  return %0 : tensor<6x7x3xf32>
}

func.func @pooling_nwc_min(%a: tensor<6x8x7xf32>, %b: tensor<2xf32>, %c: tensor<6x3x7xf32>) -> tensor<6x3x7xf32> {
  %0 = linalg.pooling_nwc_min {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
      ins(%a, %b : tensor<6x8x7xf32>, tensor<2xf32>) outs(%c : tensor<6x3x7xf32>) -> tensor<6x3x7xf32>
  return %0 : tensor<6x3x7xf32>
}

func.func @pooling_nwc_max_unsigned(%a: tensor<6x8x7xi32>, %b: tensor<2xi32>, %c: tensor<6x3x7xi32>) -> tensor<6x3x7xi32> {
  %0 = linalg.pooling_nwc_max_unsigned {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
      ins(%a, %b : tensor<6x8x7xi32>, tensor<2xi32>) outs(%c : tensor<6x3x7xi32>) -> tensor<6x3x7xi32>
  return %0 : tensor<6x3x7xi32>
}

func.func @pooling_nwc_min_unsigned(%a: tensor<6x8x7xi32>, %b: tensor<2xi32>, %c: tensor<6x3x7xi32>) -> tensor<6x3x7xi32> {
  %0 = linalg.pooling_nwc_min_unsigned {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
      ins(%a, %b : tensor<6x8x7xi32>, tensor<2xi32>) outs(%c : tensor<6x3x7xi32>) -> tensor<6x3x7xi32>
  return %0 : tensor<6x3x7xi32>
}

func.func @conv_1d_nwc_wcf(%a: tensor<6x8x7xf32>, %b: tensor<2x7x8xf32>, %c: tensor<6x3x8xf32>) -> tensor<6x3x8xf32> {
  %0 = linalg.conv_1d_nwc_wcf {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
      ins(%a, %b : tensor<6x8x7xf32>, tensor<2x7x8xf32>) outs(%c : tensor<6x3x8xf32>) -> tensor<6x3x8xf32>
  return %0 : tensor<6x3x8xf32>
}

func.func @conv_1d_ncw_fcw(%a: tensor<6x7x8xf32>, %b: tensor<8x7x2xf32>, %c: tensor<6x8x3xf32>) -> tensor<6x8x3xf32> {
  %0 = linalg.conv_1d_ncw_fcw {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
      ins(%a, %b : tensor<6x7x8xf32>, tensor<8x7x2xf32>) outs(%c : tensor<6x8x3xf32>) -> tensor<6x8x3xf32>
  return %0 : tensor<6x8x3xf32>
}

func.func @depthwise_conv_1d_nwc_wc(%a: tensor<6x8x7xf32>, %b: tensor<2x7xf32>, %c: tensor<6x3x7xf32>) -> tensor<6x3x7xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
      ins(%a, %b : tensor<6x8x7xf32>, tensor<2x7xf32>) outs(%c : tensor<6x3x7xf32>) -> tensor<6x3x7xf32>
  return %0 : tensor<6x3x7xf32>
}

func.func @depthwise_conv_1d_ncw_cw(%a: tensor<6x7x8xf32>, %b: tensor<7x2xf32>, %c: tensor<6x7x3xf32>) -> tensor<6x7x3xf32> {
  %0 = linalg.depthwise_conv_1d_ncw_cw {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
      ins(%a, %b : tensor<6x7x8xf32>, tensor<7x2xf32>) outs(%c : tensor<6x7x3xf32>) -> tensor<6x7x3xf32>
  return %0 : tensor<6x7x3xf32>
}

func.func @depthwise_conv_1d_nwc_wcm(%a: tensor<6x8x7xf32>, %b: tensor<2x7x8xf32>, %c: tensor<6x3x7x8xf32>) -> tensor<6x3x7x8xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wcm {strides = dense<[2]> : tensor<1xi64>, dilations = dense<[3]> : tensor<1xi64>}
      ins(%a, %b : tensor<6x8x7xf32>, tensor<2x7x8xf32>) outs(%c : tensor<6x3x7x8xf32>) -> tensor<6x3x7x8xf32>
  return %0 : tensor<6x3x7x8xf32>
}

func.func @conv_1d(%a: tensor<4xf32>, %b: tensor<2xf32>, %c: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.conv_1d
      ins(%a, %b : tensor<4xf32>, tensor<2xf32>) outs(%c : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @pooling_nhwc_sum(%a: tensor<6x8x14x7xf32>, %b: tensor<2x3xf32>, %c: tensor<6x3x4x7xf32>) -> tensor<6x3x4x7xf32> {
  %0 = linalg.pooling_nhwc_sum {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x8x14x7xf32>, tensor<2x3xf32>) outs(%c : tensor<6x3x4x7xf32>) -> tensor<6x3x4x7xf32>
  return %0 : tensor<6x3x4x7xf32>
}

func.func @pooling_nchw_sum(%a: tensor<6x7x8x14xf32>, %b: tensor<2x3xf32>, %c: tensor<6x7x3x4xf32>) -> tensor<6x7x3x4xf32> {
  %0 = linalg.pooling_nchw_sum {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x7x8x14xf32>, tensor<2x3xf32>) outs(%c : tensor<6x7x3x4xf32>) -> tensor<6x7x3x4xf32>
  return %0 : tensor<6x7x3x4xf32>
}

func.func @pooling_nhwc_max(%a: tensor<6x8x14x7xf32>, %b: tensor<2x3xf32>, %c: tensor<6x3x4x7xf32>) -> tensor<6x3x4x7xf32> {
  %0 = linalg.pooling_nhwc_max {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x8x14x7xf32>, tensor<2x3xf32>) outs(%c : tensor<6x3x4x7xf32>) -> tensor<6x3x4x7xf32>
  return %0 : tensor<6x3x4x7xf32>
}

func.func @pooling_nchw_max(%a: tensor<6x7x8x14xf32>, %b: tensor<2x3xf32>, %c: tensor<6x7x3x4xf32>) -> tensor<6x7x3x4xf32> {
  %0 = linalg.pooling_nchw_max {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x7x8x14xf32>, tensor<2x3xf32>) outs(%c : tensor<6x7x3x4xf32>) -> tensor<6x7x3x4xf32>
  return %0 : tensor<6x7x3x4xf32>
}

func.func @pooling_nhwc_min(%a: tensor<6x8x14x7xf32>, %b: tensor<2x3xf32>, %c: tensor<6x3x4x7xf32>) -> tensor<6x3x4x7xf32> {
  %0 = linalg.pooling_nhwc_min {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x8x14x7xf32>, tensor<2x3xf32>) outs(%c : tensor<6x3x4x7xf32>) -> tensor<6x3x4x7xf32>
  return %0 : tensor<6x3x4x7xf32>
}

func.func @pooling_nhwc_max_unsigned(%a: tensor<6x8x14x7xi32>, %b: tensor<2x3xi32>, %c: tensor<6x3x4x7xi32>) -> tensor<6x3x4x7xi32> {
  %0 = linalg.pooling_nhwc_max_unsigned {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x8x14x7xi32>, tensor<2x3xi32>) outs(%c : tensor<6x3x4x7xi32>) -> tensor<6x3x4x7xi32>
  return %0 : tensor<6x3x4x7xi32>
}

func.func @pooling_nhwc_min_unsigned(%a: tensor<6x8x14x7xi32>, %b: tensor<2x3xi32>, %c: tensor<6x3x4x7xi32>) -> tensor<6x3x4x7xi32> {
  %0 = linalg.pooling_nhwc_min_unsigned {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x8x14x7xi32>, tensor<2x3xi32>) outs(%c : tensor<6x3x4x7xi32>) -> tensor<6x3x4x7xi32>
  return %0 : tensor<6x3x4x7xi32>
}

func.func @conv_2d_nhwc_hwcf(%a: tensor<6x8x14x7xf32>, %b: tensor<2x3x7x8xf32>, %c: tensor<6x3x4x8xf32>) -> tensor<6x3x4x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x8x14x7xf32>, tensor<2x3x7x8xf32>) outs(%c : tensor<6x3x4x8xf32>) -> tensor<6x3x4x8xf32>
  return %0 : tensor<6x3x4x8xf32>
}

func.func @conv_2d_nchw_fchw(%a: tensor<6x7x8x14xf32>, %b: tensor<8x7x2x3xf32>, %c: tensor<6x8x3x4xf32>) -> tensor<6x8x3x4xf32> {
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x7x8x14xf32>, tensor<8x7x2x3xf32>) outs(%c : tensor<6x8x3x4xf32>) -> tensor<6x8x3x4xf32>
  return %0 : tensor<6x8x3x4xf32>
}

func.func @depthwise_conv_2d_nhwc_hwc(%a: tensor<6x8x14x7xf32>, %b: tensor<2x3x7xf32>, %c: tensor<6x3x4x7xf32>) -> tensor<6x3x4x7xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x8x14x7xf32>, tensor<2x3x7xf32>) outs(%c : tensor<6x3x4x7xf32>) -> tensor<6x3x4x7xf32>
  return %0 : tensor<6x3x4x7xf32>
}

func.func @depthwise_conv_2d_nchw_chw(%a: tensor<6x7x8x14xf32>, %b: tensor<7x2x3xf32>, %c: tensor<6x7x3x4xf32>) -> tensor<6x7x3x4xf32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x7x8x14xf32>, tensor<7x2x3xf32>) outs(%c : tensor<6x7x3x4xf32>) -> tensor<6x7x3x4xf32>
  return %0 : tensor<6x7x3x4xf32>
}

func.func @depthwise_conv_2d_nhwc_hwcm(%a: tensor<6x8x14x7xf32>, %b: tensor<2x3x7x8xf32>, %c: tensor<6x3x4x7x8xf32>) -> tensor<6x3x4x7x8xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x8x14x7xf32>, tensor<2x3x7x8xf32>) outs(%c : tensor<6x3x4x7x8xf32>) -> tensor<6x3x4x7x8xf32>
  return %0 : tensor<6x3x4x7x8xf32>
}

func.func @conv_2d(%a: tensor<4x6xf32>, %b: tensor<2x3xf32>, %c: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.conv_2d
      ins(%a, %b : tensor<4x6xf32>, tensor<2x3xf32>) outs(%c : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @pooling_ndhwc_sum(%a: tensor<6x8x14x7x7xf32>, %b: tensor<2x3x2xf32>, %c: tensor<6x3x4x5x7xf32>) -> tensor<6x3x4x5x7xf32> {
  %0 = linalg.pooling_ndhwc_sum {strides = dense<[2, 3, 1]> : tensor<3xi64>, dilations = dense<[3, 2, 2]> : tensor<3xi64>}
      ins(%a, %b : tensor<6x8x14x7x7xf32>, tensor<2x3x2xf32>) outs(%c : tensor<6x3x4x5x7xf32>) -> tensor<6x3x4x5x7xf32>
  return %0 : tensor<6x3x4x5x7xf32>
}

func.func @pooling_ndhwc_max(%a: tensor<6x8x14x7x7xf32>, %b: tensor<2x3x2xf32>, %c: tensor<6x3x4x5x7xf32>) -> tensor<6x3x4x5x7xf32> {
  %0 = linalg.pooling_ndhwc_max {strides = dense<[2, 3, 1]> : tensor<3xi64>, dilations = dense<[3, 2, 2]> : tensor<3xi64>}
      ins(%a, %b : tensor<6x8x14x7x7xf32>, tensor<2x3x2xf32>) outs(%c : tensor<6x3x4x5x7xf32>) -> tensor<6x3x4x5x7xf32>
  return %0 : tensor<6x3x4x5x7xf32>
}

func.func @pooling_ndhwc_min(%a: tensor<6x8x14x7x7xf32>, %b: tensor<2x3x2xf32>, %c: tensor<6x3x4x5x7xf32>) -> tensor<6x3x4x5x7xf32> {
  %0 = linalg.pooling_ndhwc_min {strides = dense<[2, 3, 1]> : tensor<3xi64>, dilations = dense<[3, 2, 2]> : tensor<3xi64>}
      ins(%a, %b : tensor<6x8x14x7x7xf32>, tensor<2x3x2xf32>) outs(%c : tensor<6x3x4x5x7xf32>) -> tensor<6x3x4x5x7xf32>
  return %0 : tensor<6x3x4x5x7xf32>
}

func.func @conv_3d_ndhwc_dhwcf(%a: tensor<6x8x14x7x7xf32>, %b: tensor<2x3x2x7x8xf32>, %c: tensor<6x3x4x5x8xf32>) -> tensor<6x3x4x5x8xf32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf {strides = dense<[2, 3, 1]> : tensor<3xi64>, dilations = dense<[3, 2, 2]> : tensor<3xi64>}
      ins(%a, %b : tensor<6x8x14x7x7xf32>, tensor<2x3x2x7x8xf32>) outs(%c : tensor<6x3x4x5x8xf32>) -> tensor<6x3x4x5x8xf32>
  return %0 : tensor<6x3x4x5x8xf32>
}

func.func @conv_3d_ncdhw_fcdhw(%a: tensor<6x7x8x14x7xf32>, %b: tensor<8x7x2x3x2xf32>, %c: tensor<6x8x3x4x5xf32>) -> tensor<6x8x3x4x5xf32> {
  %0 = linalg.conv_3d_ncdhw_fcdhw {strides = dense<[2, 3, 1]> : tensor<3xi64>, dilations = dense<[3, 2, 2]> : tensor<3xi64>}
      ins(%a, %b : tensor<6x7x8x14x7xf32>, tensor<8x7x2x3x2xf32>) outs(%c : tensor<6x8x3x4x5xf32>) -> tensor<6x8x3x4x5xf32>
  return %0 : tensor<6x8x3x4x5xf32>
}

func.func @depthwise_conv_3d_ndhwc_dhwc(%a: tensor<6x8x14x7x7xf32>, %b: tensor<2x3x2x7xf32>, %c: tensor<6x3x4x5x7xf32>) -> tensor<6x3x4x5x7xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {strides = dense<[2, 3, 1]> : tensor<3xi64>, dilations = dense<[3, 2, 2]> : tensor<3xi64>}
      ins(%a, %b : tensor<6x8x14x7x7xf32>, tensor<2x3x2x7xf32>) outs(%c : tensor<6x3x4x5x7xf32>) -> tensor<6x3x4x5x7xf32>
  return %0 : tensor<6x3x4x5x7xf32>
}

func.func @depthwise_conv_3d_ncdhw_cdhw(%a: tensor<6x7x8x14x7xf32>, %b: tensor<7x2x3x2xf32>, %c: tensor<6x7x3x4x5xf32>) -> tensor<6x7x3x4x5xf32> {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {strides = dense<[2, 3, 1]> : tensor<3xi64>, dilations = dense<[3, 2, 2]> : tensor<3xi64>}
      ins(%a, %b : tensor<6x7x8x14x7xf32>, tensor<7x2x3x2xf32>) outs(%c : tensor<6x7x3x4x5xf32>) -> tensor<6x7x3x4x5xf32>
  return %0 : tensor<6x7x3x4x5xf32>
}

func.func @depthwise_conv_3d_ndhwc_dhwcm(%a: tensor<6x8x14x7x7xf32>, %b: tensor<2x3x2x7x8xf32>, %c: tensor<6x3x4x5x7x8xf32>) -> tensor<6x3x4x5x7x8xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {strides = dense<[2, 3, 1]> : tensor<3xi64>, dilations = dense<[3, 2, 2]> : tensor<3xi64>}
      ins(%a, %b : tensor<6x8x14x7x7xf32>, tensor<2x3x2x7x8xf32>) outs(%c : tensor<6x3x4x5x7x8xf32>) -> tensor<6x3x4x5x7x8xf32>
  return %0 : tensor<6x3x4x5x7x8xf32>
}

func.func @conv_3d(%a: tensor<4x6x6xf32>, %b: tensor<2x3x2xf32>, %c: tensor<3x4x5xf32>) -> tensor<3x4x5xf32> {
  %0 = linalg.conv_3d
      ins(%a, %b : tensor<4x6x6xf32>, tensor<2x3x2xf32>) outs(%c : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return %0 : tensor<3x4x5xf32>
}

func.func @conv_2d_nhwc_fhwc(%a: tensor<6x8x14x7xf32>, %b: tensor<8x2x3x7xf32>, %c: tensor<6x3x4x8xf32>) -> tensor<6x3x4x8xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x8x14x7xf32>, tensor<8x2x3x7xf32>) outs(%c : tensor<6x3x4x8xf32>) -> tensor<6x3x4x8xf32>
  return %0 : tensor<6x3x4x8xf32>
}

func.func @conv_2d_ngchw_fgchw(%a: tensor<6x5x7x8x14xf32>, %b: tensor<8x5x7x2x3xf32>, %c: tensor<6x5x8x3x4xf32>) -> tensor<6x5x8x3x4xf32> {
  %0 = linalg.conv_2d_ngchw_fgchw {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x5x7x8x14xf32>, tensor<8x5x7x2x3xf32>) outs(%c : tensor<6x5x8x3x4xf32>) -> tensor<6x5x8x3x4xf32>
  return %0 : tensor<6x5x8x3x4xf32>
}

func.func @conv_2d_ngchw_gfchw(%a: tensor<6x5x7x8x14xf32>, %b: tensor<5x8x7x2x3xf32>, %c: tensor<6x5x8x3x4xf32>) -> tensor<6x5x8x3x4xf32> {
  %0 = linalg.conv_2d_ngchw_gfchw {strides = dense<[2, 3]> : tensor<2xi64>, dilations = dense<[3, 2]> : tensor<2xi64>}
      ins(%a, %b : tensor<6x5x7x8x14xf32>, tensor<5x8x7x2x3xf32>) outs(%c : tensor<6x5x8x3x4xf32>) -> tensor<6x5x8x3x4xf32>
  return %0 : tensor<6x5x8x3x4xf32>
}
