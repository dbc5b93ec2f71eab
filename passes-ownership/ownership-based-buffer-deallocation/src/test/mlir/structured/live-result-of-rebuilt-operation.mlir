// RUN: --ownership-based-buffer-deallocation
// REFERENCE: reads freed memory, with any result
// The result of an operation that is given more results is followed into other blocks.
func.func @rebuilt(%c: i1, %i: index, %v: f32) {
  %r = scf.if %c -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  } else {
    %b = memref.alloc() : memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  cf.br ^bb1
^bb1:
  memref.store %v, %r[%i] : memref<2xf32>
  return
}
