// RUN: --allow-unregistered-dialect --canonicalize

func.func private @a() -> !quant.any<i8<-128:127>:f32>
func.func private @b() -> !quant.any<u8<0:255>>
func.func private @b2() -> !quant.any<u8<1:255>>
func.func private @c() -> !quant.any<si8:bf16>
func.func private @d() -> !quant.uniform<i8:f32, 2.0:-3>
func.func private @e() -> !quant.uniform<i8:f32, 2.0e+20>
func.func private @f() -> !quant.uniform<i8<-127:127>:f64, 1.0e-10:5>
func.func private @g() -> !quant.uniform<i8:f32:1, {2.0e+1:0, 3.0e-2:120, 1.0}>
func.func private @h() -> !quant.uniform<u8:f32:0, {2.0:10}>
func.func private @i() -> !quant.calibrated<f32<-0.998:1.2321>>
func.func private @j() -> !quant.calibrated<f32<-1.0:7.5>>
func.func private @k() -> tensor<?x!quant.uniform<i32:f32, 0.123456789012345678>>
func.func private @l() -> !quant<any<i8:f32>>
func.func private @m() -> !quant.uniform<u32:f32, 1.0>
func.func private @n() -> !quant.uniform<i1:f32, 1.0>
func.func private @o() -> !quant.uniform<i4:f32, 1.0:0>
func.func private @p() -> !quant.any<u32<0:4294967295>>
func.func private @q() -> !quant.any<i32<-2147483648:2147483647>>
func.func @qq(%a: tensor<4x!quant.uniform<i8:f32, 1.0>>, %b: f32, %c: tensor<4xi8>) {
  %0 = "quant.dcast"(%a) : (tensor<4x!quant.uniform<i8:f32, 1.0>>) -> tensor<4xf32>
  %1 = "quant.scast"(%c) : (tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 1.0>>
  %2 = "quant.scast"(%1) : (tensor<4x!quant.uniform<i8:f32, 1.0>>) -> tensor<4xi8>
  %3 = "quant.qcast"(%b) : (f32) -> !quant.uniform<i8:f32, 1.0>
  "use"(%2, %0, %3) : (tensor<4xi8>, tensor<4xf32>, !quant.uniform<i8:f32, 1.0>) -> ()
  return
}
