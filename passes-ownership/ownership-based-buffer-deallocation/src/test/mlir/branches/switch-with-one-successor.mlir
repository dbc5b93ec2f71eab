// RUN: --ownership-based-buffer-deallocation
func.func @switch(%flag: i32, %m: memref<2xf32>) {
  cf.switch %flag : i32, [
    default: ^bb1(%m : memref<2xf32>)
  ]
^bb1(%p: memref<2xf32>):
  return
}
