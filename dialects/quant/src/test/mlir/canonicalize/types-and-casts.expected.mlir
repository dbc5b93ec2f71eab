module {
  func.func private @a() -> !quant.any<i8:f32>
  func.func private @b() -> !quant.any<u8>
  func.func private @b2() -> !quant.any<u8<1:255>>
  func.func private @c() -> !quant.any<i8:bf16>
  func.func private @d() -> !quant.uniform<i8:f32, 2.000000e+00:-3>
  func.func private @e() -> !quant.uniform<i8:f32, 2.000000e+20>
  func.func private @f() -> !quant.uniform<i8<-127:127>:f64, 1.000000e-10:5>
  func.func private @g() -> !quant.uniform<i8:f32:1, {2.000000e+01,3.000000e-02:120,1.000000e+00}>
  func.func private @h() -> !quant.uniform<u8:f32:0, {2.000000e+00:10}>
  func.func private @i() -> !quant.calibrated<f32<-0.998:1.232100e+00>>
  func.func private @j() -> !quant.calibrated<f32<-1.000000e+00:7.500000e+00>>
  func.func private @k() -> tensor<?x!quant.uniform<i32:f32, 0.12345678901234568>>
  func.func private @l() -> !quant.any<i8:f32>
  func.func private @m() -> !quant.uniform<u32:f32, 1.000000e+00>
  func.func private @n() -> !quant.uniform<i1:f32, 1.000000e+00>
  func.func private @o() -> !quant.uniform<i4:f32, 1.000000e+00>
  func.func private @p() -> !quant.any<u32>
  func.func private @q() -> !quant.any<i32>
  func.func @qq(%arg0: tensor<4x!quant.uniform<i8:f32, 1.000000e+00>>, %arg1: f32, %arg2: tensor<4xi8>) {
    %0 = quant.dcast %arg0 : tensor<4x!quant.uniform<i8:f32, 1.000000e+00>> to tensor<4xf32>
    %1 = quant.qcast %arg1 : f32 to !quant.uniform<i8:f32, 1.000000e+00>
    "use"(%arg2, %0, %1) : (tensor<4xi8>, tensor<4xf32>, !quant.uniform<i8:f32, 1.000000e+00>) -> ()
    return
  }
}

