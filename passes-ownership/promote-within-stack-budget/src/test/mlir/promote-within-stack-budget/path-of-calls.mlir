// RUN: --promote-within-stack-budget=stack-budget=64
// REFERENCE: has no such pass
// The callee gets 32 of 64 bytes, so 32 are left to the caller: enough for its smaller buffer.
func.func private @leaf(%x: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  memref.copy %a, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  return
}
func.func @caller(%x: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<4xf32>
  %v = arith.constant 1.0 : f32
  linalg.fill ins(%v : f32) outs(%b : memref<4xf32>)
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  call @leaf(%a) : (memref<8xf32>) -> ()
  memref.dealloc %b : memref<4xf32>
  memref.dealloc %a : memref<8xf32>
  return
}
