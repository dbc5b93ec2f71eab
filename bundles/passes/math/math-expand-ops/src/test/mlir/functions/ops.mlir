// RUN: --math-expand-ops=ops=sinh,fpowi
// VALIDATION: the functions are rounded once, their expansions several times.
// Only the operations in the list are expanded; other names are ignored.
func.func @f(%x: f32, %n: i32) -> (f32, f32, f32) {
  %0 = math.sinh %x : f32
  %1 = math.cosh %x : f32
  %2 = math.fpowi %x, %n : f32, i32
  return %0, %1, %2 : f32, f32, f32
}
