// RUN: --math-uplift-to-fma
// Products and sums are joined if both may be contracted; the flags that both have stay.
func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32, f32) {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.mulf %b, %c fastmath<contract,nnan> : f32
  %2 = arith.addf %0, %1 fastmath<contract,nnan,ninf> : f32
  %3 = arith.addf %0, %0 fastmath<contract> : f32
  %4 = arith.addf %1, %c fastmath<nnan> : f32
  return %2, %3, %4 : f32, f32, f32
}
func.func @v(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.mulf %a, %b fastmath<fast> : vector<4xf32>
  %1 = arith.addf %c, %0 fastmath<contract> : vector<4xf32>
  return %1 : vector<4xf32>
}
