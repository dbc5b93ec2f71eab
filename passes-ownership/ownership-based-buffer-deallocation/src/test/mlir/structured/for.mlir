// RUN: --ownership-based-buffer-deallocation
// Loop-carried memrefs enter without ownership, which is carried along at the end.
func.func @for(%n: index, %m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %k = arith.constant 1 : i32
  %r:3 = scf.for %i = %n to %n step %n iter_args(%p = %a, %x = %k, %q = %m) -> (memref<2xf32>, i32, memref<2xf32>) {
    %b = memref.alloc() : memref<2xf32>
    scf.yield %b, %x, %p : memref<2xf32>, i32, memref<2xf32>
  }
  return %r#0 : memref<2xf32>
}
