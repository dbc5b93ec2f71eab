// RUN: --buffer-deallocation
// REFERENCE: mlir-opt does not know the dialect fir
// A condition of Fortran yields a copy that is freed after its last use.
func.func @if(%n: index, %c: i1) {
  %r = fir.if %c -> (memref<?xf32>) {
    %a = memref.alloc(%n) : memref<?xf32>
    fir.result %a : memref<?xf32>
  } else {
    %a = memref.alloc(%n) : memref<?xf32>
    fir.result %a : memref<?xf32>
  }
  fir.call @use(%r) : (memref<?xf32>) -> ()
  return
}
func.func private @use(memref<?xf32>)
