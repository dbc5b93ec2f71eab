// RUN: --ownership-based-buffer-deallocation
// Memory from outside is never owned inside; what is allocated inside is freed there.
func.func @if(%c: i1, %v: f32, %i: index) {
  %a = memref.alloc() : memref<2xf32>
  scf.if %c {
    memref.store %v, %a[%i] : memref<2xf32>
  } else {
    %b = memref.alloc() : memref<2xf32>
    memref.store %v, %b[%i] : memref<2xf32>
  }
  return
}
