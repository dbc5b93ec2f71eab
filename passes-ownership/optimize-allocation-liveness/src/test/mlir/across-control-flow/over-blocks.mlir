// RUN: --optimize-allocation-liveness=across-control-flow
// REFERENCE: MLIR does not have the option

func.func private @use(memref<?xf32>)
func.func private @work()

// To the blocks where the buffer is dead.
func.func @branches(%n: index, %c: i1) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^use, ^work
^use:
  call @use(%buffer) : (memref<?xf32>) -> ()
  call @work() : () -> ()
  cf.br ^join
^work:
  call @work() : () -> ()
  cf.br ^join
^join:
  call @work() : () -> ()
  memref.dealloc %buffer : memref<?xf32>
  return
}

// One deallocation in place of two.
func.func @joined(%n: index, %c: i1) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  call @use(%buffer) : (memref<?xf32>) -> ()
  call @work() : () -> ()
  cf.cond_br %c, ^left, ^right
^left:
  call @work() : () -> ()
  memref.dealloc %buffer : memref<?xf32>
  return
^right:
  memref.dealloc %buffer : memref<?xf32>
  return
}

// Out of the loop that uses the buffer, and over another one.
func.func @loops(%n: index, %c: i1) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  cf.br ^header
^header:
  cf.cond_br %c, ^body, ^other
^body:
  call @use(%buffer) : (memref<?xf32>) -> ()
  cf.br ^header
^other:
  call @work() : () -> ()
  cf.cond_br %c, ^again, ^exit
^again:
  call @work() : () -> ()
  cf.br ^other
^exit:
  memref.dealloc %buffer : memref<?xf32>
  return
}

// An edge is split.
func.func @edge(%n: index, %c: i1) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^use, ^work
^use:
  call @use(%buffer) : (memref<?xf32>) -> ()
  cf.cond_br %c, ^use, ^join(%n : index)
^work:
  call @work() : () -> ()
  cf.br ^join(%n : index)
^join(%i: index):
  call @work() : () -> ()
  memref.dealloc %buffer : memref<?xf32>
  return
}

func.func @switch(%n: index, %case: i32) {
  %buffer = memref.alloc(%n) : memref<?xf32>
  cf.switch %case : i32, [
    default: ^nothing,
    1: ^use,
    2: ^work
  ]
^nothing:
  cf.br ^join
^use:
  call @use(%buffer) : (memref<?xf32>) -> ()
  cf.br ^join
^work:
  call @work() : () -> ()
  cf.br ^join
^join:
  memref.dealloc %buffer : memref<?xf32>
  return
}
