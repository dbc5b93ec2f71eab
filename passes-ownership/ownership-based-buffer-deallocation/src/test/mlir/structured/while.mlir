// RUN: --ownership-based-buffer-deallocation
func.func @while(%n: index, %m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %r:2 = scf.while (%p = %a, %x = %n) : (memref<2xf32>, index) -> (memref<2xf32>, memref<2xf32>) {
    %c = arith.cmpi slt, %x, %n : index
    %b = memref.alloc() : memref<2xf32>
    scf.condition(%c) %b, %p : memref<2xf32>, memref<2xf32>
  } do {
  ^bb0(%y: memref<2xf32>, %z: memref<2xf32>):
    %d = memref.alloc() : memref<2xf32>
    scf.yield %z, %n : memref<2xf32>, index
  }
  return %r#0 : memref<2xf32>
}
