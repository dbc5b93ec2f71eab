// RUN: --optimize-allocation-liveness=across-control-flow
// REFERENCE: MLIR does not have the option
// VALIDATION: the program frees its buffers under conditions only

func.func private @use(memref<?xf32>)
func.func private @work()

// The conditional moves as a whole, with the operations that compute its operands only.
func.func @with_helpers(%n: index, %c: i1, %d: i1) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  call @use(%buffer) : (memref<?xf32>) -> ()
  call @work() : () -> ()
  %both = arith.andi %c, %d : i1
  %base, %offset, %size, %stride = memref.extract_strided_metadata %buffer
      : memref<?xf32> -> memref<f32>, index, index, index
  scf.if %both {
    memref.dealloc %base : memref<f32>
  }
  return
}

// It stays after the definition of its condition.
func.func @condition(%n: index, %flag: memref<i1>) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  call @use(%buffer) : (memref<?xf32>) -> ()
  call @work() : () -> ()
  %c = memref.load %flag[] : memref<i1>
  call @work() : () -> ()
  scf.if %c {
    memref.dealloc %buffer : memref<?xf32>
  }
  return
}

// Into the ways, over blocks, and with several buffers.
func.func @over_control_flow(%n: index, %c: i1, %d: i1) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  call @use(%b) : (memref<?xf32>) -> ()
  scf.if %d {
    func.call @use(%a) : (memref<?xf32>) -> ()
    func.call @work() : () -> ()
  } else {
    func.call @work() : () -> ()
  }
  cf.br ^next
^next:
  call @work() : () -> ()
  scf.if %c {
    memref.dealloc %a : memref<?xf32>
    memref.dealloc %b : memref<?xf32>
  }
  return
}

// The addresses are compared before one of the buffers is freed, so that no other buffer has its address.
func.func @compared(%n: index, %d: i1) {
  %a = memref.alloc(%n) : memref<?xf32>
  call @use(%a) : (memref<?xf32>) -> ()
  %b = memref.alloc(%n) : memref<?xf32>
  %either = arith.select %d, %a, %b : memref<?xf32>
  call @use(%either) : (memref<?xf32>) -> ()
  call @work() : () -> ()
  %address = memref.extract_aligned_pointer_as_index %a : memref<?xf32> -> index
  %other = memref.extract_aligned_pointer_as_index %either : memref<?xf32> -> index
  %differ = arith.cmpi ne, %address, %other : index
  memref.dealloc %b : memref<?xf32>
  scf.if %differ {
    memref.dealloc %a : memref<?xf32>
  }
  return
}
