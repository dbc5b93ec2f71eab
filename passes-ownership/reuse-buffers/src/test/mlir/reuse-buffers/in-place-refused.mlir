// RUN: --reuse-buffers
// REFERENCE: has no such pass
// Outputs that keep their own buffers.

// The operand is read after the operation.
func.func @used_after(%x: memref<8xf32>) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  %b = memref.alloc() : memref<8xf32>
  linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  memref.copy %a, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  return %b : memref<8xf32>
}

// Another operand is a view of the same buffer, or may be.
func.func @view(%x: memref<8xf32>, %c: i1) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  %reversed = memref.reinterpret_cast %a to offset: [0], sizes: [8], strides: [1] : memref<8xf32> to memref<8xf32>
  %other = arith.select %c, %reversed, %x : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.add ins(%a, %other : memref<8xf32>, memref<8xf32>) outs(%b : memref<8xf32>)
  memref.dealloc %a : memref<8xf32>
  return %b : memref<8xf32>
}

// An element is read for several elements of the output, or at another index.
func.func @other_index(%x: memref<4x4xf32>) -> (memref<4x4xf32>, memref<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<4x4xf32>
  linalg.exp ins(%x : memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  %b = memref.alloc() : memref<4x4xf32>
  linalg.transpose ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>) permutation = [1, 0]
  memref.dealloc %a : memref<4x4xf32>
  %c = memref.alloc() : memref<4x4xf32>
  linalg.exp ins(%x : memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  %d = memref.alloc() : memref<4x4xf32>
  linalg.fill ins(%zero : f32) outs(%d : memref<4x4xf32>)
  linalg.matmul ins(%c, %x : memref<4x4xf32>, memref<4x4xf32>) outs(%d : memref<4x4xf32>)
  memref.dealloc %c : memref<4x4xf32>
  return %b, %d : memref<4x4xf32>, memref<4x4xf32>
}

// The computation reads the old element of the output, or an element of the operand at an index of its own.
func.func @reads_more(%x: memref<8xf32>) -> (memref<8xf32>, memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  %b = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%p: f32, %old: f32):
    %first = memref.load %a[%c0] : memref<8xf32>
    %s = arith.mulf %p, %first : f32
    linalg.yield %s : f32
  }
  memref.dealloc %a : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%c : memref<8xf32>)
  %d = memref.alloc() : memref<8xf32>
  memref.copy %x, %d : memref<8xf32> to memref<8xf32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%c : memref<8xf32>) outs(%d : memref<8xf32>) {
  ^bb0(%p: f32, %old: f32):
    %s = arith.mulf %p, %old : f32
    linalg.yield %s : f32
  }
  memref.dealloc %c : memref<8xf32>
  return %b, %d : memref<8xf32>, memref<8xf32>
}

// The types, the memory spaces or the alignments differ, or the operand is an argument.
func.func @unlike(%x: memref<8xf32>, %y: memref<8xf32>) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : memref<8xf32>) outs(%a : memref<8xi32>) {
  ^bb0(%p: f32, %old: i32):
    %s = arith.fptosi %p : f32 to i32
    linalg.yield %s : i32
  }
  %b = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : memref<8xi32>) outs(%b : memref<8xf32>) {
  ^bb0(%p: i32, %old: f32):
    %s = arith.sitofp %p : i32 to f32
    linalg.yield %s : f32
  }
  memref.dealloc %a : memref<8xi32>
  %c = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
  linalg.exp ins(%b : memref<8xf32>) outs(%c : memref<8xf32>)
  memref.dealloc %b : memref<8xf32>
  memref.copy %c, %x : memref<8xf32> to memref<8xf32>
  memref.dealloc %c : memref<8xf32>
  %d = memref.alloc() : memref<8xf32>
  linalg.exp ins(%y : memref<8xf32>) outs(%d : memref<8xf32>)
  memref.dealloc %y : memref<8xf32>
  return %d : memref<8xf32>
}

// The operand is freed on one path only, or read by code that may still run.
func.func @not_handed_over(%x: memref<8xf32>, %c: i1) -> (memref<8xf32>, memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  %b = memref.alloc() : memref<8xf32>
  linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  scf.if %c {
    memref.dealloc %a : memref<8xf32>
  }
  %d = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%d : memref<8xf32>)
  %token = async.execute {
    memref.copy %d, %x : memref<8xf32> to memref<8xf32>
    async.yield
  }
  %e = memref.alloc() : memref<8xf32>
  linalg.exp ins(%d : memref<8xf32>) outs(%e : memref<8xf32>)
  async.await %token : !async.token
  memref.dealloc %d : memref<8xf32>
  return %b, %e : memref<8xf32>, memref<8xf32>
}
