// RUN: --ownership-based-buffer-deallocation
func.func @diamond(%c: i1, %m: memref<2xf32>, %v: f32, %i: index) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%a : memref<2xf32>), ^bb2
^bb1(%p: memref<2xf32>):
  %b = memref.alloc() : memref<2xf32>
  cf.br ^bb3(%b, %i, %p : memref<2xf32>, index, memref<2xf32>)
^bb2:
  memref.store %v, %a[%i] : memref<2xf32>
  cf.br ^bb3(%a, %i, %m : memref<2xf32>, index, memref<2xf32>)
^bb3(%q: memref<2xf32>, %j: index, %r: memref<2xf32>):
  return %r : memref<2xf32>
}
