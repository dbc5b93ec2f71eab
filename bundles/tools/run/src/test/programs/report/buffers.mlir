// RUN: --ownership-based-buffer-deallocation --canonicalize --buffer-deallocation-simplification --cse
// The lives of buffers in branches, loops and calls, and their sizes.
func.func private @use(memref<16xf32>)
func.func private @helper(%n: index) -> memref<?xi8> {
  %0 = memref.alloc(%n) : memref<?xi8>
  return %0 : memref<?xi8>
}
func.func @lives(%c: i1, %n: index, %a: memref<16xf32>) -> memref<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc() : memref<16xf32>
  call @use(%0) : (memref<16xf32>) -> ()
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %0) -> memref<16xf32> {
    %2 = memref.alloc() : memref<16xf32>
    memref.copy %x, %2 : memref<16xf32> to memref<16xf32>
    %t = memref.alloca() : memref<4xi64>
    %e = memref.load %t[%c0] : memref<4xi64>
    scf.yield %2 : memref<16xf32>
  }
  cf.cond_br %c, ^bb1(%1 : memref<16xf32>), ^bb2
^bb1(%y: memref<16xf32>):
  %3 = memref.subview %y[0] [8] [2] : memref<16xf32> to memref<8xf32, strided<[2]>>
  %4 = call @helper(%n) : (index) -> memref<?xi8>
  %5 = memref.load %4[%c0] : memref<?xi8>
  cf.br ^bb3(%y : memref<16xf32>)
^bb2:
  cf.br ^bb3(%a : memref<16xf32>)
^bb3(%z: memref<16xf32>):
  return %z : memref<16xf32>
}
