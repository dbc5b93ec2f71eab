// RUN: --ownership-based-buffer-deallocation
// Results of calls are owned; arguments stay with the caller.
func.func private @make(%m: memref<2xf32>) -> (memref<2xf32>, i32, memref<*xf32>)
func.func private @nothing()
func.func @call() {
  %a = memref.alloc() : memref<2xf32>
  %r:3 = call @make(%a) : (memref<2xf32>) -> (memref<2xf32>, i32, memref<*xf32>)
  call @nothing() : () -> ()
  return
}
