// RUN: --math-expand-ops=ops=roundeven
// REFERENCE: takes the leading bit of f80 for a bit of the exponent, and has constants of at most 64 bits
// The masks of f128 have 112 bits. Formats without a sign or with a stored leading bit stay.
func.func @wide(%x: f128) -> f128 {
  %0 = math.roundeven %x : f128
  return %0 : f128
}
func.func @kept(%x: f80, %y: f8E8M0FNU) -> (f80, f8E8M0FNU) {
  %0 = math.roundeven %x : f80
  %1 = math.roundeven %y : f8E8M0FNU
  return %0, %1 : f80, f8E8M0FNU
}
