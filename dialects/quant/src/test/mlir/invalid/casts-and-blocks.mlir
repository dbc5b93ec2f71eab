// RUN: --split-input-file --verify-diagnostics

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.qcast %x : tensor<4xf32> to tensor<5x!quant.uniform<i8:f32, 2.0>>
  return 
}

// -----

func.func @f(%x: tensor<4xf16>) {
  // expected-error @below {{expressed type in quantized type expected to match float type}}
  %0 = quant.qcast %x : tensor<4xf16> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  return 
}

// -----

func.func @f(%x: tensor<4xi8>) {
  // expected-error @below {{'quant.qcast' op operand #0 must be scalar or tensor of floating-point, but got 'tensor<4xi8>'}}
  %0 = quant.qcast %x : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  return 
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'quant.qcast' op result #0 must be scalar or tensor of quantized type, but got 'tensor<4xf32>'}}
  %0 = quant.qcast %x : tensor<4xf32> to tensor<4xf32>
  return 
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.qcast %x : tensor<4xf32> to !quant.uniform<i8:f32, 2.0>
  return 
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.qcast %x : tensor<4xf32> to tensor<?x!quant.uniform<i8:f32, 2.0>>
  return 
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.qcast %x : tensor<4xf32> to tensor<*x!quant.uniform<i8:f32, 2.0>>
  return 
}

// -----

func.func @f(%x: tensor<4x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @below {{expressed type in quantized type expected to match float type}}
  %0 = quant.dcast %x : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xf16>
  return 
}

// -----

func.func @f(%x: tensor<4x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @below {{'quant.dcast' op result #0 must be scalar or tensor of floating-point, but got 'tensor<4xi8>'}}
  %0 = quant.dcast %x : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xi8>
  return 
}

// -----

func.func @f(%x: tensor<4x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @below {{storage type in quantized type expected to match integer type}}
  %0 = quant.scast %x : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xi16>
  return 
}

// -----

func.func @f(%x: tensor<4x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @below {{'quant.scast' op failed to verify that input must be integer and result must be quantized, or vice versa}}
  %0 = quant.scast %x : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  return 
}

// -----

func.func @f(%x: tensor<4x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @below {{'quant.scast' op result #0 must be scalar or tensor of signless integer or quantized type, but got 'tensor<4xf32>'}}
  %0 = quant.scast %x : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xf32>
  return 
}

// -----

func.func @f(%x: tensor<4xi8>) {
  // expected-error @below {{'quant.scast' op failed to verify that input must be integer and result must be quantized, or vice versa}}
  %0 = quant.scast %x : tensor<4xi8> to tensor<4xi8>
  return 
}

// -----

func.func @f(%x: tensor<4xsi8>) {
  // expected-error @below {{'quant.scast' op operand #0 must be scalar or tensor of signless integer or quantized type, but got 'tensor<4xsi8>'}}
  %0 = quant.scast %x : tensor<4xsi8> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  return 
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{quantized dimension must be less than tensor rank}}
  %0 = quant.qcast %x : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return 
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{quantized dimension size does not match number of scales}}
  %0 = quant.qcast %x : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:0, {2.0, 3.0}>>
  return 
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{scalar types may not use per-axis quantization}}
  %0 = quant.qcast %x : f32 to !quant.uniform<i8:f32:0, {2.0, 3.0}>
  return 
}

// -----

func.func @f(%x: tensor<4x4xf32>) {
  // expected-error @below {{dimension size 4 of scales tensor at axis 0 should match (tensor dimension at axis / block sizes at axis) = 4}}
  %0 = quant.qcast %x : tensor<4x4xf32> to tensor<4x4x!quant.uniform<i8:f32:{0:1,1:2}, {{2.0, 3.0}, {1.0, 2.0}}>>
  return 
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{quantized dimension 1 must be less than tensor rank 1}}
  %0 = quant.qcast %x : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:{0:1,1:2}, {{2.0, 3.0}, {1.0, 2.0}}>>
  return 
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{scalar types may not use sub-channel quantization}}
  %0 = quant.qcast %x : f32 to !quant.uniform<i8:f32:{0:1,1:2}, {{2.0, 3.0}, {1.0, 2.0}}>
  return 
}

// -----

func.func @f(%x: tensor<*xf32>) {
  // expected-error @below {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.qcast %x : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:{0:1,1:2}, {{2.0, 3.0}, {1.0, 2.0}}>>
  return 
}

// -----

// expected-error @below {{illegal block size: 0}}
func.func @f(%x: !quant.uniform<i8:f32:{0:0}, {2.0}>) {
  return }

// -----

// expected-error @below {{tensor literal is invalid; ranks are not consistent between elements}}
func.func @f(%x: !quant.uniform<i8:f32:{0:1,1:2}, {{2.0, 3.0}, {1.0}}>) {
  return }

// -----

// expected-error @below {{illegal quantized dimension: -1}}
func.func @f(%x: !quant.uniform<i8:f32:{-1:1}, {{2.0, 3.0}}>) {
  return }

// -----

// expected-error @below {{illegal block size: -1}}
func.func @f(%x: !quant.uniform<i8:f32:{0:-1}, {{2.0, 3.0}}>) {
  return }

// -----

// expected-error @below {{illegal quantized dimension: -1}}
func.func @f(%x: !quant.uniform<i8:f32:-1, {2.0, 3.0}>) {
  return }

// -----

// expected-error @below {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func @f(%x: !quant.uniform<i8:f32, 0.0>) {
  return }

// -----

// expected-error @below {{scale -1.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func @f(%x: !quant.uniform<i8:f32, -1.0>) {
  return }

// -----

// expected-error @below {{scale 1.000000e+10 out of expressed type range [5.960464e-08, 6.550400e+04]}}
func.func @f(%x: !quant.uniform<i8:f16, 1.0e10>) {
  return }

// -----

// expected-error @below {{scale 1.000000e-20 out of expressed type range [5.960464e-08, 6.550400e+04]}}
func.func @f(%x: !quant.uniform<i8:f16, 1.0e-20>) {
  return }

// -----

// expected-error @below {{expected floating point literal}}
func.func @f(%x: !quant.uniform<i8:f32:0, {}>) {
  return }

// -----

// expected-error @below {{expected floating point literal}}
func.func @f(%x: !quant.uniform<i8:f32:{0:1}, {}>) {
  return }

// -----

// expected-error @below {{illegal storage type size: 33}}
func.func @f(%x: !quant.uniform<i33:f32, 1.0>) {
  return }

// -----

// expected-error @below {{illegal storage type minimum: -129}}
func.func @f(%x: !quant.uniform<i8<-129:5>:f32, 1.0>) {
  return }

// -----

// expected-error @below {{illegal storage min and storage max: (5:5)}}
func.func @f(%x: !quant.uniform<i8<5:5>:f32, 1.0>) {
  return }

// -----

// expected-error @below {{invalid kind of type specified}}
func.func @f(%x: !quant.uniform<i8:i32, 1.0>) {
  return }

// -----

// expected-error @below {{expected valid keyword}}
func.func @f(%x: !quant.uniform<8:f32, 1.0>) {
  return }

// -----

// expected-error @below {{unknown quantized type foo}}
func.func @f(%x: !quant.foo<8:f32, 1.0>) {
  return }

// -----

func.func @f(%x: tensor<3x3xf32>) {
  // expected-error @below {{tensor dimension size 3 at axis 0 must be divisible by the corresponding block size 2}}
  %0 = quant.qcast %x : tensor<3x3xf32> to tensor<3x3x!quant.uniform<i8:f32:{0:2,1:1}, {{2.0, 3.0, 1.0}, {1.0, 2.0, 1.0}}>>
  return 
}

// -----

func.func @f(%x: tensor<4x3xf32>) {
  // expected-error @below {{dimension size 3 of scales tensor at axis 1 should match (tensor dimension at axis / block sizes at axis) = 3}}
  %0 = quant.qcast %x : tensor<4x3xf32> to tensor<4x3x!quant.uniform<i8:f32:{0:2,1:1}, {{2.0, 3.0}, {1.0, 2.0}}>>
  return 
}

// -----

func.func @f(%x: tensor<4x3xf32>) {
  // expected-error @below {{dimension size 1 of scales tensor at axis 1 should match (tensor dimension at axis / block sizes at axis) = 1}}
  %0 = quant.qcast %x : tensor<4x3xf32> to tensor<4x3x!quant.uniform<i8:f32:{0:2}, {{2.0, 3.0}, {1.0, 2.0}}>>
  return 
}

// -----

func.func @f(%x: tensor<4x3xf32>) {
  // expected-error @below {{quantized dimension 2 must be less than tensor rank 2}}
  %0 = quant.qcast %x : tensor<4x3xf32> to tensor<4x3x!quant.uniform<i8:f32:{2:2}, {{2.0}, {1.0}}>>
  return 
}

// -----

func.func @f(%x: tensor<4x3xf32>) {
  // expected-error @below {{dimension size 1 of scales tensor at axis 0 should match (tensor dimension at axis / block sizes at axis) = 1}}
  %0 = quant.qcast %x : tensor<4x3xf32> to tensor<4x3x!quant.uniform<i8:f32:{}, {{2.0}, {1.0}}>>
  return 
}

// -----

func.func @f(%x: tensor<4x3xf32>) {
  // expected-error @below {{Rank of scales 1 must match the rank of the tensor 2}}
  %0 = quant.qcast %x : tensor<4x3xf32> to tensor<4x3x!quant.uniform<i8:f32:{0:2}, {2.0, 1.0}>>
  return 
}

// -----

// expected-error @below {{tensor literal is invalid; ranks are not consistent between elements}}
func.func @f(%x: !quant.uniform<i8:f32:{0:1}, {{2.0, 3.0}, 1.0}>) {
  return }

// -----

// expected-error @below {{scale -1.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func @f(%x: !quant.uniform<i8:f32:{0:1}, {{2.0, 3.0}, {1.0, -1.0}}>) {
  return }

// -----

// expected-error @below {{expected ':'}}
func.func @f(%x: !quant.uniform<i8:f32:{0}, {{2.0, 3.0}, {1.0, -1.0}}>) {
  return }

// -----

// expected-error @below {{expected '{'}}
func.func @f(%x: !quant.uniform<i8:f32:{0:1}, 2.0>) {
  return }

// -----

// expected-error @below {{expected '}'}}
func.func @f(%x: !quant.uniform<i8:f32:{0:1:2}, {2.0}>) {
  return }
