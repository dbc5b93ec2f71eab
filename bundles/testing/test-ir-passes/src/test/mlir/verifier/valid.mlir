// RUN: --allow-unregistered-dialect --mlir-print-op-generic
// Programs at the limits of what the verifier accepts.
func.func @optional_operands(%n: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %2 = bufferization.alloc_tensor(%n) size_hint=%n : tensor<?xf32>
  return
}

func.func @fewest_operands_and_results(%m: memref<f32>) {
  %0 = memref.load %m[] : memref<f32>
  memref.store %0, %m[] : memref<f32>
  %1, %2 = memref.extract_strided_metadata %m : memref<f32> -> memref<f32>, index
  %3 = memref.alloc() : memref<4xf32>
  return
}

func.func @fewest_regions(%a: index) {
  scf.index_switch %a
  default {
  }
  scf.index_switch %a
  case 1 {
    scf.yield
  }
  case 2 {
    scf.yield
  }
  default {
  }
  return
}

func.func @empty_regions(%c: i1) {
  "scf.if"(%c) ({
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}

func.func @successors(%c: i1, %i: i32) {
  cf.cond_br %c, ^bb1, ^bb2(%i, %c : i32, i1)
^bb1:
  cf.switch %i : i32, [
    default: ^bb2(%i, %c : i32, i1)
  ]
^bb2(%j: i32, %d: i1):
  cf.br ^bb3
^bb3:
  cf.cond_br %d, ^bb3, ^bb4
^bb4:
  return
}

func.func @value_of_dominating_blocks(%c: i1, %i: i32) -> i32 {
  %0 = arith.addi %i, %i : i32
  cf.br ^bb1(%0 : i32)
^bb1(%1: i32):
  %2 = arith.addi %0, %1 : i32
  cf.cond_br %c, ^bb1(%2 : i32), ^bb2
^bb2:
  %3 = scf.if %c -> i32 {
    %4 = arith.addi %2, %1 : i32
    scf.yield %4 : i32
  } else {
    scf.yield %0 : i32
  }
  return %3 : i32
}

func.func @unreachable_block(%i: i32) {
  return
^bb1:
  %0 = arith.addi %1, %i : i32
  %1 = arith.addi %0, %i : i32
  cf.br ^bb1
}

func.func @values_of_outer_regions(%c: i1, %a: i32) {
  scf.if %c { scf.if %c { scf.if %c { scf.if %c { scf.if %c {
    %0 = arith.addi %a, %a : i32
    scf.if %c { scf.if %c { scf.if %c { scf.if %c { scf.if %c {
      %1 = arith.addi %a, %0 : i32
      scf.if %c { scf.if %c { scf.if %c { scf.if %c { scf.if %c {
        %2 = arith.addi %1, %0 : i32
        %3 = arith.addi %2, %a : i32
      }}}}}
      %4 = arith.addi %1, %0 : i32
    }}}}}
  }}}}}
  return
}

func.func @values_of_outer_blocks(%c: i1, %a: i32) {
  scf.execute_region {
    %0 = arith.addi %a, %a : i32
    cf.br ^bb1(%0 : i32)
  ^bb1(%b: i32):
    scf.if %c { scf.if %c { scf.if %c { scf.if %c { scf.if %c {
      scf.if %c { scf.if %c { scf.if %c { scf.if %c { scf.if %c {
        %1 = arith.addi %b, %0 : i32
        %2 = arith.addi %1, %a : i32
      }}}}}
    }}}}}
    scf.yield
  }
  return
}

func.func @isolated_operations_in_regions(%c: i1) {
  scf.if %c {
    builtin.module {
      func.func @first(%a: i32) {
        %0 = arith.addi %a, %a : i32
        return
      }
      func.func @second(%a: i32) -> i32 {
        return %a : i32
      }
    }
  }
  return
}

func.func @graph_region() {
  "test.graph_region"() ({
    %0 = "test.first"(%1) : (i32) -> i32
    %1 = "test.second"(%0, %1) : (i32, i32) -> i32
    "test.nested"() ({
      "test.use"(%2) : (i32) -> ()
    }) : () -> ()
    %2 = "test.third"() : () -> i32
  }) : () -> ()
  return
}

func.func @unregistered_operations(%a: i32) {
  "unknown.region"() ({
    "unknown.block"()[^bb1] : () -> ()
  ^bb1:
    "unknown.end"(%a) : (i32) -> ()
  }, {
  }) {unknown.attribute = 1 : i32} : () -> ()
  return
}

func.func @compatible_types(%a: tensor<4x?xf32>, %b: tensor<?x5xf32>, %c: tensor<*xf32>, %v: vector<[4]xf32>) {
  %0 = "arith.addf"(%a, %b) : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<4x?xf32>
  %2 = "arith.truncf"(%a) : (tensor<4x?xf32>) -> tensor<4x?xf16>
  %3 = "arith.addf"(%v, %v) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %4 = "arith.extf"(%v) : (vector<[4]xf32>) -> vector<[4]xf64>
  %5 = "test.same_operand_and_result_shape"(%a, %b) : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<4x5xi32>
  %6 = "test.same_operand_and_result_element_type"(%a, %c) : (tensor<4x?xf32>, tensor<*xf32>) -> f32
  %7 = "test.elementwise_mappable"(%a, %b) : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<4x?xf32>
  return
}

func.func @same_encodings(%a: tensor<4xf32, "x">) {
  %0 = arith.addf %a, %a : tensor<4xf32, "x">
  return
}

func.func @passed_values(%n: index, %a: f32, %b: i32, %c: i1) {
  %0:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %b) -> (f32, i32) {
    scf.yield %x, %y : f32, i32
  }
  %1 = scf.while (%x = %a, %y = %b) : (f32, i32) -> i32 {
    scf.condition(%c) %y : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %a, %y : f32, i32
  }
  %2:2 = scf.execute_region -> (f32, i32) {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a, %b : f32, i32
  ^bb2:
    scf.yield %a, %1 : f32, i32
  }
  return
}

func.func private @declaration(i32)
module @nested attributes {sym_visibility = "nested"} {
  func.func private @declaration()
  func.func @caller() {
    call @declaration() : () -> ()
    return
  }
}
module attributes {sym_visibility = "private"} {
}
