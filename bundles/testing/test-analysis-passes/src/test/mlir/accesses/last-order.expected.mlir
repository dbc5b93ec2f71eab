test_tag: test_mod_control_flow:
 operand #0
  - a
  - b
test_tag: inside:
 operand #0
  - region
module {
  func.func @test_mod_control_flow(%arg0: i1, %arg1: memref<i32>) -> memref<i32> {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %c0_i32 = arith.constant 0 : i32
    memref.store %c0_i32, %arg1[] {tag_name = "a"} : memref<i32>
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    %c1_i32 = arith.constant 1 : i32
    memref.store %c1_i32, %arg1[] {tag_name = "b"} : memref<i32>
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return {tag = "test_mod_control_flow"} %arg1 : memref<i32>
  }
  func.func @region(%arg0: memref<f32>, %arg1: f32) {
    memref.store %arg1, %arg0[] {tag_name = "pre"} : memref<f32>
    test.store_with_a_region %arg0 attributes {store_before_region = true, tag_name = "region"} {
      %0 = memref.load %arg0[] {tag = "inside"} : memref<f32>
      test.store_with_a_region_terminator
    } : memref<f32>
    return
  }
}

