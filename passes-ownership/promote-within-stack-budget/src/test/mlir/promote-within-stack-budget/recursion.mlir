// RUN: --promote-within-stack-budget=stack-budget=4096
// REFERENCE: has no such pass
// Recursive functions get nothing; a callee of them that is not recursive does.
func.func private @leaf(%x: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  memref.copy %a, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  return
}
func.func @even(%x: memref<8xf32>, %c: i1) {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  scf.if %c {
    func.call @odd(%a, %c) : (memref<8xf32>, i1) -> ()
  }
  memref.dealloc %a : memref<8xf32>
  return
}
func.func @odd(%x: memref<8xf32>, %c: i1) {
  call @leaf(%x) : (memref<8xf32>) -> ()
  call @even(%x, %c) : (memref<8xf32>, i1) -> ()
  return
}
