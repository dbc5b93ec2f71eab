// RUN: --optimize-allocation-liveness --allow-unregistered-dialect
// REFERENCE: mlir-opt-22 frees the buffers before uses through a stored pointer, an address, an unknown result and a token.

func.func private @use(memref<f32>)
func.func private @use_address(index)

// The buffer is loaded from a box.
func.func @box(%value: f32) -> f32 {
  %buffer = memref.alloc() : memref<f32>
  %box = memref.alloca() : memref<memref<f32>>
  memref.store %buffer, %box[] : memref<memref<f32>>
  %loaded = memref.load %box[] : memref<memref<f32>>
  memref.store %value, %loaded[] : memref<f32>
  %sum = arith.addf %value, %value : f32
  memref.dealloc %buffer : memref<f32>
  return %sum : f32
}

// Others can see the box: each call may access the buffer.
func.func @stored(%box: memref<memref<f32>>, %other: memref<f32>, %value: f32) -> f32 {
  %buffer = memref.alloc() : memref<f32>
  memref.store %buffer, %box[] : memref<memref<f32>>
  %a = arith.addf %value, %value : f32
  call @use(%other) : (memref<f32>) -> ()
  %b = arith.mulf %value, %a : f32
  %loaded = memref.load %box[] : memref<memref<f32>>
  memref.store %value, %loaded[] : memref<f32>
  %c = arith.mulf %value, %b : f32
  memref.dealloc %buffer : memref<f32>
  return %c : f32
}

func.func @address(%n: index) -> index {
  %buffer = memref.alloc() : memref<f32>
  %address = memref.extract_aligned_pointer_as_index %buffer : memref<f32> -> index
  %next = arith.addi %address, %n : index
  call @use_address(%next) : (index) -> ()
  %double = arith.addi %n, %n : index
  memref.dealloc %buffer : memref<f32>
  return %double : index
}

func.func @unknown(%n: index) -> index {
  %buffer = memref.alloc() : memref<f32>
  %result = "some.view"(%buffer) : (memref<f32>) -> memref<f32>
  call @use(%result) : (memref<f32>) -> ()
  %double = arith.addi %n, %n : index
  memref.dealloc %buffer : memref<f32>
  return %double : index
}

func.func @asynchronous(%n: index) -> index {
  %buffer = memref.alloc() : memref<f32>
  %token = async.execute {
    func.call @use(%buffer) : (memref<f32>) -> ()
    async.yield
  }
  async.await %token : !async.token
  %double = arith.addi %n, %n : index
  memref.dealloc %buffer : memref<f32>
  return %double : index
}
