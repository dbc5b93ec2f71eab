// RUN: --test-scf-while-op-builder
// Each loop gets a copy of its types before it.
func.func @w(%a: index, %b: f32, %c: i1) {
  %0 = scf.while (%x = %a, %y = %b) : (index, f32) -> (index) {
    scf.condition(%c) %x : index
  } do {
  ^bb0(%x: index):
    scf.yield %x, %b : index, f32
  }
  return
}
