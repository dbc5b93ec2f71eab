// RUN: --buffer-loop-hoisting
// REFERENCE: the reference takes affine.parallel for a sequential loop, and lets asynchronous regions share a buffer

// Iterations that may run at the same time have buffers of their own; those of a loop inside of one share it.
func.func @affine(%out: memref<8xf32>) {
  affine.parallel (%i) = (0) to (8) {
    %a = memref.alloc() : memref<f32>
    %x = memref.load %a[] : memref<f32>
    affine.store %x, %out[%i] : memref<8xf32>
    affine.for %j = 0 to 8 {
      %b = memref.alloc() : memref<f32>
      %y = memref.load %b[] : memref<f32>
      affine.store %y, %out[%i] : memref<8xf32>
    }
  }
  return
}

func.func @scf(%out: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  affine.for %k = 0 to 8 {
    scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
      scf.for %j = %c0 to %c8 step %c1 {
        %b = memref.alloc() : memref<f32>
        %y = memref.load %b[] : memref<f32>
        memref.store %y, %out[%i] : memref<8xf32>
      }
    }
    scf.forall (%i) in (8) {
      %b = memref.alloc() : memref<f32>
      %y = memref.load %b[] : memref<f32>
      memref.store %y, %out[%i] : memref<8xf32>
    }
  }
  return
}

// The body of one iteration may still run when the next one begins.
func.func @asynchronous(%out: memref<8xf32>, %group: !async.group) {
  affine.for %k = 0 to 8 {
    %a = memref.alloc() : memref<f32>
    %token = async.execute {
      %y = memref.load %a[] : memref<f32>
      memref.store %y, %out[%k] : memref<8xf32>
      async.yield
    }
    %i = async.add_to_group %token, %group : !async.token
  }
  return
}
