test_tag: test_simple_mod:
 operand #0
  - a
 operand #1
  - b
test_tag: test_mod_dead_branch:
 operand #0
  - a
test_tag: test_mod_region_control_flow:
 operand #0
  - then
  - else
test_tag: unknown_memory_effects_a:
 operand #0
  - <unknown>
 operand #1
  - a
test_tag: unknown_memory_effects_b:
 operand #0
  - <unknown>
test_tag: first:
 operand #0
  - pre
  - in1
  - in2
test_tag: inner:
 operand #0
  - in1
  - in2
test_tag: last:
 operand #0
  - in1
  - in2
test_tag: after:
 operand #0
  - pre
  - in1
  - in2
test_tag: end:
 operand #0
  - default
  - one
module {
  func.func @test_simple_mod(%arg0: memref<i32>, %arg1: memref<i32>) -> (memref<i32>, memref<i32>) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    memref.store %c0_i32, %arg0[] {tag_name = "a"} : memref<i32>
    memref.store %c1_i32, %arg1[] {tag_name = "b"} : memref<i32>
    return {tag = "test_simple_mod"} %arg0, %arg1 : memref<i32>, memref<i32>
  }
  func.func @test_mod_dead_branch(%arg0: i32, %arg1: memref<i32>) -> memref<i32> {
    %0 = arith.subi %arg0, %arg0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %1 = arith.cmpi sgt, %0, %c-1_i32 : i32
    cf.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %c0_i32 = arith.constant 0 : i32
    memref.store %c0_i32, %arg1[] {tag_name = "a"} : memref<i32>
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    %c1_i32 = arith.constant 1 : i32
    memref.store %c1_i32, %arg1[] {tag_name = "b"} : memref<i32>
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return {tag = "test_mod_dead_branch"} %arg1 : memref<i32>
  }
  func.func @test_mod_region_control_flow(%arg0: i1, %arg1: memref<i32>) -> memref<i32> {
    scf.if %arg0 {
      %c0_i32 = arith.constant 0 : i32
      memref.store %c0_i32, %arg1[] {tag_name = "then"} : memref<i32>
    } else {
      %c1_i32 = arith.constant 1 : i32
      memref.store %c1_i32, %arg1[] {tag_name = "else"} : memref<i32>
    }
    return {tag = "test_mod_region_control_flow"} %arg1 : memref<i32>
  }
  func.func @unknown_memory_effects(%arg0: memref<i32>) -> memref<i32> {
    %c0_i32 = arith.constant 0 : i32
    memref.store %c0_i32, %arg0[] {tag = "unknown_memory_effects_a", tag_name = "a"} : memref<i32>
    "test.unknown_effects"() : () -> ()
    return {tag = "unknown_memory_effects_b"} %arg0 : memref<i32>
  }
  func.func @loop(%arg0: memref<f32>, %arg1: f32, %arg2: index) {
    memref.store %arg1, %arg0[] {tag_name = "pre"} : memref<f32>
    scf.for %arg3 = %arg2 to %arg2 step %arg2 {
      %2 = memref.load %arg0[] {tag = "first"} : memref<f32>
      memref.store %arg1, %arg0[] {tag_name = "in1"} : memref<f32>
      scf.for %arg4 = %arg2 to %arg2 step %arg2 {
        %4 = memref.load %arg0[] {tag = "inner"} : memref<f32>
        memref.store %arg1, %arg0[] {tag_name = "in2"} : memref<f32>
      }
      %3 = memref.load %arg0[] {tag = "last"} : memref<f32>
    }
    %0 = memref.load %arg0[] {tag = "after"} : memref<f32>
    scf.index_switch %arg2 
    case 1 {
      memref.store %arg1, %arg0[] {tag_name = "one"} : memref<f32>
      scf.yield
    }
    default {
      memref.store %arg1, %arg0[] {tag_name = "default"} : memref<f32>
    }
    %1 = memref.load %arg0[] {tag = "end"} : memref<f32>
    return
  }
}

