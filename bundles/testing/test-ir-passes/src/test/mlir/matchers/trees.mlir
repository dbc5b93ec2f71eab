// RUN: --mlir-disable-threading --pass-pipeline="builtin.module(func.func(test-matchers))"
// Trees of additions and multiplications.
func.func @test1(%a: f32, %b: f32, %c: f32) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.addf %a, %c : f32
  %2 = arith.addf %c, %b : f32
  %3 = arith.mulf %a, %2 : f32
  %4 = arith.mulf %3, %1 : f32
  %5 = arith.mulf %3, %2 : f32
  %6 = arith.mulf %0, %3 : f32
  %7 = arith.mulf %4, %5 : f32
  %8 = arith.mulf %7, %7 : f32
  return
}
func.func @test2(%a: f32) {
  %0 = arith.constant 2.5 : f32
  %1 = arith.addf %a, %0 : f32
  %2 = arith.mulf %a, %1 : f32
  return
}
func.func @test3(%a: f32) {
  %0 = "test.name"() : () -> f32
  %1 = arith.addf %a, %0 : f32
  %2 = arith.mulf %a, %1 fastmath<nnan,contract> : f32
  return
}
func.func @other() {
  return
}
