// RUN: --buffer-hoisting

// Each execution needs a buffer of its own that outlives it.
func.func @stored(%box: memref<?xmemref<f64>>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %odd = arith.remui %i, %n : index
    %c = arith.cmpi eq, %odd, %c0 : index
    %a = memref.alloc() : memref<f64>
    memref.store %a, %box[%i] : memref<?xmemref<f64>>
    scf.if %c {
      %b = memref.alloc() : memref<f64>
      memref.store %b, %box[%c0] : memref<?xmemref<f64>>
    }
  }
  return
}

func.func @in_a_branch(%box: memref<memref<f64>>, %c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<f64>
    memref.store %a, %box[] : memref<memref<f64>>
  }
  return
}

func.func private @sink(index)

func.func @address(%c: i1) -> index {
  %a = memref.alloc() : memref<f64>
  %p = memref.extract_aligned_pointer_as_index %a : memref<f64> -> index
  return %p : index
}
