// RUN: --buffer-deallocation
// REFERENCE: the reference frees buffers that are stored in memory of the caller, or whose address is passed on
// VALIDATION: the function to which an address is passed owns the buffer from then on

// Stored in a box of the caller, which owns the buffer from then on.
func.func @stored(%box: memref<memref<f64>>, %v: f64) {
  %a = memref.alloc() : memref<f64>
  memref.store %v, %a[] : memref<f64>
  memref.store %a, %box[] : memref<memref<f64>>
  return
}

// The box stays in the block, so the buffer does, too: it is freed.
func.func @box_of_the_block(%v: f64) -> f64 {
  %box = memref.alloca() : memref<memref<f64>>
  %a = memref.alloc() : memref<f64>
  memref.store %v, %a[] : memref<f64>
  memref.store %a, %box[] : memref<memref<f64>>
  %b = memref.load %box[] : memref<memref<f64>>
  %w = memref.load %b[] : memref<f64>
  return %w : f64
}

// A loaded buffer is not owned: the caller does not free it either.
func.func @loaded(%box: memref<memref<f64>>) -> memref<f64> {
  %a = memref.load %box[] : memref<memref<f64>>
  return %a : memref<f64>
}

// The program frees what it has taken out of a box.
func.func @taken_out(%box: memref<memref<f64>>) {
  %a = memref.load %box[] : memref<memref<f64>>
  memref.dealloc %a : memref<f64>
  return
}

func.func private @sink(index)

func.func @address_passed_on() {
  %a = memref.alloc() : memref<f64>
  %p = memref.extract_aligned_pointer_as_index %a : memref<f64> -> index
  func.call @sink(%p) : (index) -> ()
  return
}

// The address dies here: the buffer is freed.
func.func @address_compared(%b: memref<f64>) -> i1 {
  %a = memref.alloc() : memref<f64>
  %p = memref.extract_aligned_pointer_as_index %a : memref<f64> -> index
  %q = memref.extract_aligned_pointer_as_index %b : memref<f64> -> index
  %eq = arith.cmpi eq, %p, %q : index
  return %eq : i1
}
