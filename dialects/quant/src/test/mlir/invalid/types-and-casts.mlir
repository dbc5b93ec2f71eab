// RUN: --split-input-file --verify-diagnostics

func.func @a(%a: i8, %c: !quant.uniform<i8:f32, 1.0>) {
  // expected-error @below {{'quant.dcast' op operand #0 must be scalar or tensor of quantized type, but got 'i8'}}
  %0 = "quant.dcast"(%a) : (i8) -> f32
  return
}

// -----

func.func @a(%a: i8) {
  // expected-error @below {{'quant.scast' op result #0 must be scalar or tensor of signless integer or quantized type, but got 'memref<4xi8>'}}
  %1 = "quant.scast"(%a) : (i8) -> memref<4xi8>
  return
}

// -----

// expected-error @+2 {{expected ':'}}
// expected-error @below {{calibrated values must be present}}
func.func private @e() -> !quant.calibrated<f32<-0.998>>

// -----

// expected-error @+3 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+2 {{add a trailing dot to make the literal a float}}
// expected-error @below {{calibrated values must be present}}
func.func private @e() -> !quant.calibrated<f32<1:7>>

// -----

// expected-error @below {{scale 0.000000e+00 out of expressed type range [4.940656e-324, 1.797693e+308]}}
func.func private @e() -> !quant.uniform<i8:f64:3, {0.0:1, 1.0}>

// -----

// expected-error @below {{expected '<'}}
func.func private @e() -> !quant.any

// -----

// expected-error @below {{scale INF out of expressed type range [4.940656e-324, 1.797693e+308]}}
func.func private @e() -> !quant.uniform<i8:f64, 0x7ff0000000000000>

// -----

// expected-error @below {{integer value too large}}
func.func private @e() -> !quant.uniform<i8:f64, 1.0:99999999999999999999>

// -----

// expected-error @below {{integer value too large}}
func.func private @e() -> !quant.any<i8<-99999999999999999999:1>>

// -----

// expected-error @below {{expected '>'}}
func.func private @e() -> !quant.uniform<i8:f64, 1.0:-4 : i32>

// -----

// expected-error @below {{invalid kind of type specified}}
func.func private @a() -> !quant.uniform<i8:i32, 2.0>

// -----

// expected-error @below {{expected ':'}}
func.func private @a() -> !quant.uniform<i8, 2.0>

// -----

// expected-error @below {{scale -2.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @a() -> !quant.uniform<i8:f32, -2.0>

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @below {{add a trailing dot to make the literal a float}}
func.func private @a() -> !quant.uniform<i8:f32, 2>

// -----

// expected-error @below {{expected integer value}}
func.func private @a() -> !quant.uniform<i8:f32, 2.0:1.0>

// -----

// expected-error @below {{expected floating point literal}}
func.func private @a() -> !quant.uniform<i8:f32:1, {}>

// -----

// expected-error @below {{expected '{'}}
func.func private @a() -> !quant.uniform<i8:f32:1, 2.0>

// -----

// expected-error @below {{expected floating point literal}}
func.func private @a() -> !quant.uniform<i8:f32, {2.0}>

// -----

// expected-error @below {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @a() -> !quant.uniform<i8:f32, 0.0>

// -----

// expected-error @below {{illegal storage type prefix}}
func.func private @a() -> !quant.any<f8>

// -----

// expected-error @below {{illegal storage type prefix}}
func.func private @a() -> !quant.any<i-8>

// -----

// expected-error @below {{expected valid keyword}}
func.func private @a() -> !quant.any<8>

// -----

// expected-error @below {{illegal storage type size: 0}}
func.func private @a() -> !quant.any<i0>

// -----

// expected-error @below {{invalid kind of type specified}}
func.func private @a() -> !quant.any<i8:i8>

// -----

// expected-error @below {{expected integer value}}
func.func private @a() -> !quant.any<i8<1.0:2>>

// -----

// expected-error @below {{expected integer value}}
func.func private @a() -> !quant.any<i8<1:>>

// -----

// expected-error @below {{expected '<'}}
func.func private @a() -> !quant.any

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @below {{calibrated values must be present}}
func.func private @a() -> !quant.calibrated<f32>

// -----

// expected-error @+2 {{invalid kind of type specified}}
// expected-error @below {{expecting float expressed type}}
func.func private @a() -> !quant.calibrated<i32<1.0:2.0>>

// -----

// expected-error @+2 {{expected floating point literal}}
// expected-error @below {{calibrated values must be present}}
func.func private @a() -> !quant.calibrated<f32<a:2.0>>

// -----

// expected-error @below {{illegal storage type minimum: -129}}
func.func private @a() -> !quant.any<i8<-129:3>>

// -----

// expected-error @below {{illegal storage type minimum: -1}}
func.func private @a() -> !quant.any<u8<-1:3>>

// -----

// expected-error @below {{illegal storage type size: 64}}
func.func private @a() -> !quant.any<u64<0:3>>
