// RUN: --ownership-based-buffer-deallocation
// Arguments come first, by number; then results by their place in their blocks.
func.func @order(%c: i1, %m: memref<2xf32>, %i: index, %v: f32, %n: memref<3xf32>) {
  %x = arith.addi %i, %i : index
  %y = arith.addi %x, %x : index
  %a = memref.alloc() : memref<4xf32>
  cf.br ^bb1(%i, %i, %m : index, index, memref<2xf32>)
^bb1(%j: index, %k: index, %p: memref<2xf32>):
  %z = arith.addi %j, %k : index
  %b = memref.alloc() : memref<5xf32>
  %w = arith.addi %z, %z : index
  cf.br ^bb2
^bb2:
  memref.store %v, %b[%w] : memref<5xf32>
  memref.store %v, %a[%y] : memref<4xf32>
  memref.store %v, %n[%i] : memref<3xf32>
  memref.store %v, %p[%i] : memref<2xf32>
  return
}
