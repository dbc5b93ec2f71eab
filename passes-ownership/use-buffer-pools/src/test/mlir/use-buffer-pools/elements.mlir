// RUN: --use-buffer-pools=then=cse,canonicalize
// REFERENCE: has no such pass
// VALIDATION: functions of the program are called that were not called before
// A pool of f32. Other elements have no pool, nor has the function @own, because of its policy.
module attributes {mortise.policies = [{allocate = @take, free = @give}]} {
  func.func private @take(index) -> memref<?xf32>
  func.func private @give(memref<?xf32>)
  func.func private @use(memref<3x4xf32>, memref<?x?xf32>, memref<?xf32>, memref<4xf32>, memref<4xf64>)

  func.func @sizes(%n: index) {
    %a = memref.alloc() : memref<3x4xf32>
    %b = memref.alloc(%n, %n) : memref<?x?xf32>
    %c = memref.alloc(%n) : memref<?xf32>
    %d = memref.alloc() : memref<4xf32>
    %e = memref.alloc() : memref<4xf64>
    func.call @use(%a, %b, %c, %d, %e)
        : (memref<3x4xf32>, memref<?x?xf32>, memref<?xf32>, memref<4xf32>, memref<4xf64>) -> ()
    memref.dealloc %a : memref<3x4xf32>
    memref.dealloc %b : memref<?x?xf32>
    memref.dealloc %c : memref<?xf32>
    memref.dealloc %d : memref<4xf32>
    memref.dealloc %e : memref<4xf64>
    return
  }
  func.func @own(%m: memref<4xf32>) attributes {mortise.policies = [{owner = "program"}]} {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    memref.dealloc %a : memref<4xf32>
    return
  }
}
