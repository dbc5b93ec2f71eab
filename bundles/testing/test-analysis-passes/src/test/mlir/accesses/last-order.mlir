// RUN: --test-last-modified 2>&1
// REFERENCE: lists the changes in later predecessors of a block first, and adds "pre" to that before the region.
// The last changes at the start of a block stand in the order in which its predecessors are branched to.

func.func @test_mod_control_flow(%cond: i1, %ptr: memref<i32>) -> memref<i32> {
  cf.cond_br %cond, ^a, ^b
^a:
  %c0 = arith.constant 0 : i32
  memref.store %c0, %ptr[] {tag_name = "a"} : memref<i32>
  cf.br ^c
^b:
  %c1 = arith.constant 1 : i32
  memref.store %c1, %ptr[] {tag_name = "b"} : memref<i32>
  cf.br ^c
^c:
  return {tag = "test_mod_control_flow"} %ptr : memref<i32>
}

func.func @region(%m: memref<f32>, %v: f32) {
  memref.store %v, %m[] {tag_name = "pre"} : memref<f32>
  test.store_with_a_region %m attributes {tag_name = "region", store_before_region = true} {
    memref.load %m[] {tag = "inside"} : memref<f32>
    test.store_with_a_region_terminator
  } : memref<f32>
  return
}
