// RUN: --expand-realloc=emit-deallocs=false
// The old memory is left to another pass, as the option demands.
func.func @grow_in_loop(%n: index) -> memref<?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %start = memref.alloc(%c1) : memref<?xi8>
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%m = %start) -> memref<?xi8> {
    %bigger = memref.realloc %m(%i) : memref<?xi8> to memref<?xi8>
    %more = memref.realloc %bigger(%n) : memref<?xi8> to memref<?xi8>
    scf.yield %more : memref<?xi8>
  }
  return %end : memref<?xi8>
}
