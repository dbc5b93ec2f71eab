module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<2x4xf32>, %arg2: f32, %arg3: tensor<4x2xf32>, %arg4: tensor<*xf32>) {
    %0 = quant.qcast %arg0 : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.000000e+00:10>>
    %1 = quant.dcast %0 : tensor<4x!quant.uniform<i8:f32, 2.000000e+00:10>> to tensor<4xf32>
    %2 = quant.scast %0 : tensor<4x!quant.uniform<i8:f32, 2.000000e+00:10>> to tensor<4xi8>
    %3 = quant.scast %2 : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32, 2.000000e+00:10>>
    %4 = quant.qcast %arg2 : f32 to !quant.uniform<i8:f32, 2.000000e+00:10>
    %5 = quant.qcast %arg3 {foo} : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:1, {2.000000e+00:10,3.000000e+00}>>
    %6 = quant.qcast %arg1 : tensor<2x4xf32> to tensor<2x4x!quant.uniform<i8<-100:50>:f32:{0:1, 1:2}, {{2.000000e+00:10, 3.000000e+00}, {1.000000e+00, 5.000000e-01:3}}>>
    %7 = quant.qcast %arg4 : tensor<*xf32> to tensor<*x!quant.uniform<u8:f32, 2.000000e+00:10>>
    %8 = "test.a"() : () -> !quant.any<i8<-8:7>:f32>
    %9 = "test.a"() : () -> !quant.any<i16>
    %10 = "test.a"() : () -> !quant.calibrated<f32<-0.998:1.232100e+00>>
    return
  }
}

