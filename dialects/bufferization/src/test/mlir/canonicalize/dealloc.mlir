// RUN: --canonicalize --allow-unregistered-dialect
// Deallocations with equal, unneeded or unknown operands.
func.func @equal_operands(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%a, %b, %a : memref<2xi32>, memref<2xi32>, memref<2xi32>) if (%c, %d, %d) retain (%b, %a, %b : memref<2xi32>, memref<2xi32>, memref<2xi32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

func.func @condition_false(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1) -> i1 {
  %false = arith.constant false
  %0 = bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%false, %c) retain (%a : memref<2xi32>)
  return %0 : i1
}

func.func @all_conditions_false(%a: memref<2xi32>) -> i1 {
  %false = arith.constant false
  %0 = bufferization.dealloc (%a : memref<2xi32>) if (%false) retain (%a : memref<2xi32>)
  return %0 : i1
}

func.func @nothing_to_free(%a: memref<2xi32>) -> i1 {
  %0 = bufferization.dealloc retain (%a : memref<2xi32>)
  return %0 : i1
}

func.func @base_of_metadata(%a: memref<2xi32>, %c: i1) {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %a : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%base : memref<i32>) if (%c)
  return
}

func.func @unused_allocation(%c: i1) {
  %true = arith.constant true
  %0 = memref.alloc() : memref<2xi32>
  bufferization.dealloc (%0 : memref<2xi32>) if (%true)
  return
}

func.func @unused_allocation_with_unknown_condition(%c: i1) {
  %0 = memref.alloc() : memref<2xi32>
  bufferization.dealloc (%0 : memref<2xi32>) if (%c)
  return
}

func.func @used_allocation() {
  %true = arith.constant true
  %0 = memref.alloc() : memref<2xi32>
  "test.use"(%0) : (memref<2xi32>) -> ()
  bufferization.dealloc (%0 : memref<2xi32>) if (%true)
  return
}

func.func @two_allocations(%a: memref<2xi32>, %c: i1) -> i1 {
  %true = arith.constant true
  %0 = memref.alloc() : memref<2xi32>
  %1 = memref.alloc() : memref<2xi32>
  %2 = bufferization.dealloc (%0, %1 : memref<2xi32>, memref<2xi32>) if (%true, %true) retain (%a : memref<2xi32>)
  return %2 : i1
}
