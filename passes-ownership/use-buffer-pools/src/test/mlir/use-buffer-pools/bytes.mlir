// RUN: --use-buffer-pools=then=cse,canonicalize
// REFERENCE: has no such pass
// VALIDATION: functions of the program are called that were not called before
// Bytes are allocated, of which a buffer is a view, and are freed by their address. The memory space 1 has no pool.
module attributes {mortise.policies = [{memory_space = 1, reuse = true}, {allocate = @take, free = @give}]} {
  func.func private @take(index, index) -> memref<?xi8>
  func.func private @give(index)
  func.func private @use(memref<3x4xf64>, memref<?x4xi24>, memref<?xi8>, memref<f32>, memref<4xf32, 1>)

  func.func @sizes(%n: index) {
    %a = memref.alloc() {alignment = 64 : i64} : memref<3x4xf64>
    %b = memref.alloc(%n) : memref<?x4xi24>
    %c = memref.alloc(%n) : memref<?xi8>
    %d = memref.alloc() : memref<f32>
    %e = memref.alloc() : memref<4xf32, 1>
    func.call @use(%a, %b, %c, %d, %e)
        : (memref<3x4xf64>, memref<?x4xi24>, memref<?xi8>, memref<f32>, memref<4xf32, 1>) -> ()
    memref.dealloc %a : memref<3x4xf64>
    memref.dealloc %b : memref<?x4xi24>
    memref.dealloc %c : memref<?xi8>
    memref.dealloc %d : memref<f32>
    memref.dealloc %e : memref<4xf32, 1>
    return
  }
  func.func @clone(%m: memref<?x4xf32>) -> memref<?x4xf32> {
    %r = bufferization.clone %m : memref<?x4xf32> to memref<?x4xf32>
    return %r : memref<?x4xf32>
  }
  func.func @unranked(%m: memref<*xf32>) {
    memref.dealloc %m : memref<*xf32>
    return
  }
}
