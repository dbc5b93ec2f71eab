// RUN: --math-expand-ops
// REFERENCE: starts with half of the width, so that the count of 1 is wrong for other widths than powers of two
// The first shift is by the largest power of two below the width.
func.func @f(%a: i5) -> i5 {
  %0 = math.ctlz %a : i5
  return %0 : i5
}
