test1
Pattern add(*) matched 3 times
Pattern mul(*) matched 6 times
Pattern add(add(*), *) matched 0 times
Pattern add(*, add(*)) matched 0 times
Pattern mul(add(*), *) matched 1 times
Pattern mul(*, add(*)) matched 3 times
Pattern mul(mul(*), *) matched 4 times
Pattern mul(mul(*), mul(*)) matched 2 times
Pattern mul(mul(mul(*), mul(*)), mul(mul(*), mul(*))) matched 1 times
Pattern mul(mul(mul(mul(*), add(*)), mul(*)), mul(mul(*, add(*)), mul(*, add(*)))) matched 1 times
Pattern add(a, b) matched 1 times
Pattern add(a, c) matched 1 times
Pattern add(b, a) matched 0 times
Pattern add(c, a) matched 0 times
Pattern mul(a, add(c, b)) matched 1 times
Pattern mul(a, add(b, c)) matched 0 times
Pattern mul(mul(a, *), add(a, c)) matched 1 times
Pattern mul(mul(a, *), add(c, b)) matched 1 times
test2
Pattern add(add(a, constant), a) matched and bound constant to: 2.500000e+00
Pattern add(add(a, constant), a) matched
test3
Pattern mul(*, add(*, m_Op("test.name"))) matched
Pattern m_Attr("fastmath") matched and bound value to: "nnan,contract"
other
module {
  func.func @test1(%arg0: f32, %arg1: f32, %arg2: f32) {
    %0 = arith.addf %arg0, %arg1 : f32
    %1 = arith.addf %arg0, %arg2 : f32
    %2 = arith.addf %arg2, %arg1 : f32
    %3 = arith.mulf %arg0, %2 : f32
    %4 = arith.mulf %3, %1 : f32
    %5 = arith.mulf %3, %2 : f32
    %6 = arith.mulf %0, %3 : f32
    %7 = arith.mulf %4, %5 : f32
    %8 = arith.mulf %7, %7 : f32
    return
  }
  func.func @test2(%arg0: f32) {
    %cst = arith.constant 2.500000e+00 : f32
    %0 = arith.addf %arg0, %cst : f32
    %1 = arith.mulf %arg0, %0 : f32
    return
  }
  func.func @test3(%arg0: f32) {
    %0 = "test.name"() : () -> f32
    %1 = arith.addf %arg0, %0 : f32
    %2 = arith.mulf %arg0, %1 fastmath<nnan,contract> : f32
    return
  }
  func.func @other() {
    return
  }
}

