// RUN: --promote-within-stack-budget=stack-budget=4096
// REFERENCE: has no such pass
// In a loop only inside of a scope that restores the stack in each iteration.
func.func @loop(%x: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<8xf32>
    linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
    memref.copy %a, %x : memref<8xf32> to memref<8xf32>
    memref.dealloc %a : memref<8xf32>
    memref.alloca_scope {
      %b = memref.alloc() : memref<8xf32>
      linalg.exp ins(%x : memref<8xf32>) outs(%b : memref<8xf32>)
      memref.copy %b, %x : memref<8xf32> to memref<8xf32>
      memref.dealloc %b : memref<8xf32>
    }
  }
  return
}
func.func @blocks(%x: memref<8xf32>, %c: i1) {
  cf.br ^body
^body:
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  memref.copy %a, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  cf.cond_br %c, ^body, ^end
^end:
  return
}
