// RUN: --optimize-allocation-liveness

// A deallocation in another block than the allocation, one of several, and a conditional one stay.
func.func @several(%c: i1, %value: f32) -> f32 {
  %buffer = memref.alloc() : memref<f32>
  memref.store %value, %buffer[] : memref<f32>
  cf.cond_br %c, ^left, ^right
^left:
  %a = arith.addf %value, %value : f32
  memref.dealloc %buffer : memref<f32>
  return %a : f32
^right:
  %b = arith.mulf %value, %value : f32
  memref.dealloc %buffer : memref<f32>
  return %b : f32
}

func.func @conditional(%c: i1, %value: f32) -> f32 {
  %buffer = memref.alloc() : memref<f32>
  memref.store %value, %buffer[] : memref<f32>
  %a = arith.addf %value, %value : f32
  scf.if %c {
    memref.dealloc %buffer : memref<f32>
  }
  return %a : f32
}
