// RUN: --ownership-based-buffer-deallocation=callers-free-arguments=true --canonicalize
// REFERENCE: "memory free side-effect on MemRef value not supported!"
// Callers keep their arguments: what the program frees in the callee, perhaps only on some ways, the caller frees.
func.func private @takes(%x: memref<?xf32>, %c: i1) {
  scf.if %c {
    memref.dealloc %x : memref<?xf32>
  }
  return
}
func.func @hands(%n: index, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  %y = memref.load %a[%c0] : memref<?xf32>
  call @takes(%a, %c) : (memref<?xf32>, i1) -> ()
  return %y : f32
}
