// RUN: --ownership-based-buffer-deallocation=private-function-dynamic-ownership=true
func.func private @recursive(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %r = scf.if %c -> (memref<2xf32>) {
    %q = func.call @recursive(%c, %m) : (i1, memref<2xf32>) -> memref<2xf32>
    scf.yield %q : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  return %r : memref<2xf32>
}
