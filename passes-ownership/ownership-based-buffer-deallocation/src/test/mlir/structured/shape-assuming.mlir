// RUN: --ownership-based-buffer-deallocation --split-input-file

func.func @yields_new_buffer(%w: !shape.witness, %c: i1) -> memref<2xf32> {
  %0 = shape.assuming %w -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    %b = memref.alloc() : memref<2xf32>
    %v = arith.constant 1.0 : f32
    %i = arith.constant 0 : index
    memref.store %v, %b[%i] : memref<2xf32>
    shape.assuming_yield %a : memref<2xf32>
  }
  return %0 : memref<2xf32>
}

// -----

func.func @yields_outer_buffer(%w: !shape.witness, %m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %0:2 = shape.assuming %w -> (memref<2xf32>, memref<2xf32>) {
    shape.assuming_yield %a, %m : memref<2xf32>, memref<2xf32>
  }
  memref.copy %0#0, %0#1 : memref<2xf32> to memref<2xf32>
  return
}
