// RUN: --deallocate-in-callee
// REFERENCE: MLIR does not have the pass

// The last function that uses the buffer frees it, in each way.
func.func private @work()

func.func @main(%n: index, %c: i1, %value: f32) {
  %a = memref.alloc(%n) : memref<?xf32>
  call @first(%a, %c, %value) : (memref<?xf32>, i1, f32) -> ()
  memref.dealloc %a : memref<?xf32>
  call @work() : () -> ()
  %b = memref.alloc(%n) : memref<?xf32>
  %other = memref.alloc(%n) : memref<?xf32>
  call @first(%b, %c, %value) : (memref<?xf32>, i1, f32) -> ()
  memref.dealloc %other : memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  return
}

func.func private @first(%buffer: memref<?xf32>, %c: i1, %value: f32) {
  scf.if %c {
    func.call @second(%buffer, %value) : (memref<?xf32>, f32) -> ()
    func.call @work() : () -> ()
  } else {
    func.call @work() : () -> ()
  }
  return
}

func.func private @second(%buffer: memref<?xf32>, %value: f32) {
  %c0 = arith.constant 0 : index
  memref.store %value, %buffer[%c0] : memref<?xf32>
  func.call @work() : () -> ()
  return
}
