// RUN: --ownership-based-buffer-deallocation --canonicalize
// REFERENCE: refuses it: "BranchOpInterface operations with multiple successors are not supported yet"
// Each edge gets a block that frees what is not needed on that way.
func.func @switch(%flag: i32, %v: f32, %i: index) {
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  memref.store %v, %b[%i] : memref<2xf32>
  cf.switch %flag : i32, [
    default: ^bb1(%a : memref<2xf32>),
    1: ^bb1(%b : memref<2xf32>),
    2: ^bb2
  ]
^bb1(%p: memref<2xf32>):
  memref.store %v, %p[%i] : memref<2xf32>
  return
^bb2:
  return
}
