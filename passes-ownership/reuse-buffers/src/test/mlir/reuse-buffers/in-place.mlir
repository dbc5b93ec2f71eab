// RUN: --reuse-buffers
// REFERENCE: has no such pass
// The output of an elementwise operation takes the place of an operand that is freed after it.
func.func @chain(%x: memref<8xf32>) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  %b = memref.alloc() : memref<8xf32>
  linalg.add ins(%x, %a : memref<8xf32>, memref<8xf32>) outs(%b : memref<8xf32>)
  memref.dealloc %a : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  linalg.map { math.tanh } ins(%b : memref<8xf32>) outs(%c : memref<8xf32>)
  memref.dealloc %b : memref<8xf32>
  return %c : memref<8xf32>
}

// Both operands are the same buffer, and both indexing maps are the same permutation.
#transposed = affine_map<(i, j) -> (j, i)>
func.func @permuted(%n: index, %out: memref<?x4xf32>) {
  %a = memref.alloc(%n) : memref<?x4xf32>
  memref.copy %out, %a : memref<?x4xf32> to memref<?x4xf32>
  %b = memref.alloc(%n) : memref<?x4xf32>
  linalg.generic {indexing_maps = [#transposed, #transposed, #transposed],
                  iterator_types = ["parallel", "parallel"]}
      ins(%a, %a : memref<?x4xf32>, memref<?x4xf32>) outs(%b : memref<?x4xf32>) {
  ^bb0(%p: f32, %q: f32, %old: f32):
    %s = arith.mulf %p, %q : f32
    linalg.yield %s : f32
  }
  memref.dealloc %a : memref<?x4xf32>
  memref.copy %b, %out : memref<?x4xf32> to memref<?x4xf32>
  memref.dealloc %b : memref<?x4xf32>
  return
}

// The output may be freed in any way.
func.func @freed_conditionally(%x: memref<8xf32>, %c: i1) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  memref.copy %x, %a : memref<8xf32> to memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  memref.dealloc %a : memref<8xf32>
  %r = arith.select %c, %b, %x : memref<8xf32>
  %kept = arith.constant false
  %frees = arith.select %c, %kept, %kept : i1
  scf.if %frees {
    memref.dealloc %b : memref<8xf32>
  }
  return %r : memref<8xf32>
}

// The output is allocated and used in one branch only.
func.func @branch(%x: memref<8xf32>, %c: i1) {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  scf.if %c {
    %b = memref.alloc() : memref<8xf32>
    linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
    memref.dealloc %a : memref<8xf32>
    memref.copy %b, %x : memref<8xf32> to memref<8xf32>
    memref.dealloc %b : memref<8xf32>
  } else {
    memref.dealloc %a : memref<8xf32>
  }
  return
}
