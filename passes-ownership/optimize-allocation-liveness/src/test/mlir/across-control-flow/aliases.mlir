// RUN: --optimize-allocation-liveness=across-control-flow
// REFERENCE: MLIR does not have the option

func.func private @use(memref<?xf32>)
func.func private @work()
func.func private @pass(memref<?xf32>) -> memref<?xf32>

// Two arguments may be the same buffer, and a caller may have stored them where other functions find them.
func.func @arguments(%a: memref<?xf32>, %b: memref<?xf32>) {
  call @use(%a) : (memref<?xf32>) -> ()
  call @work() : () -> ()
  call @use(%b) : (memref<?xf32>) -> ()
  call @work() : () -> ()
  memref.dealloc %a : memref<?xf32>
  return
}

// The result of a call may be its argument, whichever of them is freed.
func.func @call(%n: index) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  %result = call @pass(%buffer) : (memref<?xf32>) -> memref<?xf32>
  call @work() : () -> ()
  call @use(%buffer) : (memref<?xf32>) -> ()
  call @work() : () -> ()
  memref.dealloc %result : memref<?xf32>
  return
}

// Others may load the buffer from the box.
func.func @stored(%n: index, %box: memref<memref<?xf32>>) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  memref.store %buffer, %box[] : memref<memref<?xf32>>
  %sum = arith.addi %n, %n : index
  call @work() : () -> ()
  %product = arith.muli %n, %n : index
  memref.dealloc %buffer : memref<?xf32>
  return
}

// A loaded buffer may be the stored one.
func.func @loaded(%n: index, %box: memref<memref<?xf32>>, %value: f32) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  memref.store %buffer, %box[] : memref<memref<?xf32>>
  %same = memref.load %box[] : memref<memref<?xf32>>
  memref.store %value, %same[%n] : memref<?xf32>
  %sum = arith.addi %n, %n : index
  memref.store %value, %buffer[%n] : memref<?xf32>
  %product = arith.muli %n, %n : index
  memref.dealloc %same : memref<?xf32>
  return
}

// A view frees the buffer; a buffer without uses is freed at once.
func.func @view(%n: index) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  %unused = memref.alloc(%n) : memref<?xf32>
  %view = memref.cast %buffer : memref<?xf32> to memref<4xf32>
  call @use(%buffer) : (memref<?xf32>) -> ()
  call @work() : () -> ()
  memref.dealloc %view : memref<4xf32>
  memref.dealloc %unused : memref<?xf32>
  return
}
