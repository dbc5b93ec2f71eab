// RUN: --math-extend-to-supported-types
// REFERENCE: extends wide types to a narrower one, which is not valid
// Types that are not narrower than the target type stay.
func.func @f(%a: f80, %b: f128) -> (f80, f128) {
  %0 = math.exp %a : f80
  %1 = math.exp %b : f128
  return %0, %1 : f80, f128
}
