// RUN: --allow-unregistered-dialect --test-last-modified 2>&1
// The last changes along branches, regions and loops.

func.func @test_simple_mod(%arg0: memref<i32>, %arg1: memref<i32>) -> (memref<i32>, memref<i32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  memref.store %c0, %arg0[] {tag_name = "a"} : memref<i32>
  memref.store %c1, %arg1[] {tag_name = "b"} : memref<i32>
  return {tag = "test_simple_mod"} %arg0, %arg1 : memref<i32>, memref<i32>
}

func.func @test_mod_dead_branch(%arg: i32, %ptr: memref<i32>) -> memref<i32> {
  %0 = arith.subi %arg, %arg : i32
  %1 = arith.constant -1 : i32
  %2 = arith.cmpi sgt, %0, %1 : i32
  cf.cond_br %2, ^a, ^b
^a:
  %c0 = arith.constant 0 : i32
  memref.store %c0, %ptr[] {tag_name = "a"} : memref<i32>
  cf.br ^c
^b:
  %c1 = arith.constant 1 : i32
  memref.store %c1, %ptr[] {tag_name = "b"} : memref<i32>
  cf.br ^c
^c:
  return {tag = "test_mod_dead_branch"} %ptr : memref<i32>
}

func.func @test_mod_region_control_flow(%cond: i1, %ptr: memref<i32>) -> memref<i32> {
  scf.if %cond {
    %c0 = arith.constant 0 : i32
    memref.store %c0, %ptr[] {tag_name = "then"}: memref<i32>
  } else {
    %c1 = arith.constant 1 : i32
    memref.store %c1, %ptr[] {tag_name = "else"} : memref<i32>
  }
  return {tag = "test_mod_region_control_flow"} %ptr : memref<i32>
}

func.func @unknown_memory_effects(%ptr: memref<i32>) -> memref<i32> {
  %c0 = arith.constant 0 : i32
  memref.store %c0, %ptr[] {tag = "unknown_memory_effects_a", tag_name = "a"} : memref<i32>
  "test.unknown_effects"() : () -> ()
  return {tag = "unknown_memory_effects_b"} %ptr : memref<i32>
}

func.func @loop(%m: memref<f32>, %v: f32, %lb: index) {
  memref.store %v, %m[] {tag_name = "pre"} : memref<f32>
  scf.for %i = %lb to %lb step %lb {
    memref.load %m[] {tag = "first"} : memref<f32>
    memref.store %v, %m[] {tag_name = "in1"} : memref<f32>
    scf.for %j = %lb to %lb step %lb {
      memref.load %m[] {tag = "inner"} : memref<f32>
      memref.store %v, %m[] {tag_name = "in2"} : memref<f32>
    }
    memref.load %m[] {tag = "last"} : memref<f32>
  }
  memref.load %m[] {tag = "after"} : memref<f32>
  scf.index_switch %lb
  case 1 {
    memref.store %v, %m[] {tag_name = "one"} : memref<f32>
    scf.yield
  }
  default {
    memref.store %v, %m[] {tag_name = "default"} : memref<f32>
    scf.yield
  }
  memref.load %m[] {tag = "end"} : memref<f32>
  return
}
