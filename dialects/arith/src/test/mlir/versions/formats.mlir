// RUN:
func.func @f() {
  %0 = arith.constant 1.5 : f4E2M1FN
  %1 = arith.constant 1.3 : f6E2M3FN
  %2 = arith.constant 1000.0 : f6E3M2FN
  %3 = arith.constant 3.0 : f8E8M0FNU
  %4 = arith.constant 0x7F : f8E3M4
  %5 = arith.constant 0xFF : f8E8M0FNU
  %7 = arith.constant 0.0 : f8E8M0FNU
  %8 = arith.constant dense<[1.0, 0.26, -7.0]> : tensor<3xf4E2M1FN>
  %9 = arith.constant 1.0e40 : f8E8M0FNU
  %10 = arith.constant 1.0e-45 : f8E8M0FNU
  %11 = arith.constant 1.5 : f8E8M0FNU
  %12 = arith.constant -1000.0 : f4E2M1FN
  %13 = arith.constant 0.1 : f4E2M1FN
  %14 = arith.constant -0.0 : f4E2M1FN
  %15 = arith.constant 6.0 : f8E8M0FNU
  %16 = arith.constant 0.75 : f8E8M0FNU
  return
}
