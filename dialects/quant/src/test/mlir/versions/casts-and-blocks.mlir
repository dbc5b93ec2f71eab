// RUN: --allow-unregistered-dialect

!q = !quant.uniform<i8:f32, 2.0:10>
!u = !quant.uniform<ui8:f32, 2.0:10>
!s = !quant.uniform<u4<0:7>:f16, 2.0>
!a = !quant.uniform<i8:f32:1, {2.0:10, 3.0}>
!b = !quant.uniform<i8<-100:50>:f32:{0:1, 1:2}, {{2.0:10, 3.0}, {1.0, 0.5:3}}>
!c = !quant.any<i8<-8:7>:f32>
!d = !quant.any<i16>
!e = !quant.calibrated<f32<-0.998:1.2321>>
func.func @f(%x: tensor<4xf32>, %m: tensor<2x4xf32>, %s: f32, %t: tensor<4x2xf32>, %y: tensor<*xf32>) {
  %0 = quant.qcast %x : tensor<4xf32> to tensor<4x!q>
  %1 = quant.dcast %0 : tensor<4x!q> to tensor<4xf32>
  %2 = quant.scast %0 : tensor<4x!q> to tensor<4xi8>
  %3 = quant.scast %2 : tensor<4xi8> to tensor<4x!q>
  %4 = quant.qcast %s : f32 to !q
  %5 = quant.qcast %t {foo} : tensor<4x2xf32> to tensor<4x2x!a>
  %6 = quant.qcast %m : tensor<2x4xf32> to tensor<2x4x!b>
  %7 = quant.qcast %y : tensor<*xf32> to tensor<*x!u>
  %8 = "test.a"() : () -> !c
  %9 = "test.a"() : () -> !d
  %10 = "test.a"() : () -> !e
  return
}
