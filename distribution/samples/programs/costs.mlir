// Each iteration replaces the buffer by one that is a bit smaller. The first buffer may be the result, or not.
func.func @main(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  %first = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %first[%c0] : memref<?xf32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%old = %first) -> memref<?xf32> {
    %size = arith.subi %n, %i : index
    %new = memref.alloc(%size) : memref<?xf32>
    %v = memref.load %old[%c0] : memref<?xf32>
    %w = arith.addf %v, %x : f32
    memref.store %w, %new[%c0] : memref<?xf32>
    scf.yield %new : memref<?xf32>
  }
  %y = memref.load %last[%c0] : memref<?xf32>
  return %y : f32
}
