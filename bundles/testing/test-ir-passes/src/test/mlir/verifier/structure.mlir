// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// Parents, terminators and blocks of regions.
func.func @parent_of_return() {
  %c = arith.constant true
  scf.if %c {
    // expected-error @below {{'func.return' op expects parent op 'func.func'}}
    "func.return"() : () -> ()
  }
  return
}

// -----

func.func @parent_is_one_of_several() {
  // expected-error @below {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}

// -----

func.func @two_blocks_for_single(%a: index) {
  // expected-error @below {{'scf.for' op expects region #0 to have 0 or 1 blocks}}
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    scf.yield
  ^bb1:
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @two_blocks_in_second_region(%c: i1) {
  // expected-error @below {{'scf.if' op expects region #1 to have 0 or 1 blocks}}
  "scf.if"(%c) ({
    scf.yield
  }, {
    scf.yield
  ^bb1:
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

func.func @empty_block_in_single_block(%c: i1) {
  // expected-error @below {{'scf.if' op expects a non-empty block}}
  "scf.if"(%c) ({
  ^bb0:
  }, {
  }) : (i1) -> ()
  return
}

// -----

// expected-error @below {{empty block: expect at least a terminator}}
func.func @empty_block() {
  cf.br ^bb1
^bb1:
}

// -----

func.func @region_required(%c: i1) {
  // expected-error @below {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "scf.if"(%c) ({}, {}) : (i1) -> ()
  return
}

// -----

func.func @argument_of_region(%c: i1) {
  // expected-error @below {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({
  ^bb0(%i: i32):
    scf.yield
  }, {}) : (i1) -> ()
  return
}

// -----

func.func @argument_of_second_region(%c: i1) {
  // expected-error @below {{'scf.if' op region #1 should have no arguments}}
  "scf.if"(%c) ({
    scf.yield
  }, {
  ^bb0(%i: i32):
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

func.func @argument_of_only_region() {
  // expected-error @below {{'scf.execute_region' op region cannot have any arguments}}
  "scf.execute_region"() ({
  ^bb0(%i: i32):
    scf.yield
  }) : () -> ()
  "memref.alloca_scope"() ({
  ^bb0(%i: i32):
    memref.alloca_scope.return
  }) : () -> ()
  return
}

// -----

func.func @terminator_in_the_middle() {
  // expected-error @below {{'func.return' op must be the last operation in the parent block}}
  return
  return
}

// -----

func.func @successors_in_the_middle() {
  // expected-error @below {{operation with block successors must terminate its parent block}}
  "test.unknown_branch"() [^bb1] : () -> ()
  return
^bb1:
  return
}

// -----

func.func @no_terminator(%a: i32) {
  // expected-error @below {{block with no terminator, has %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32}}
  %0 = arith.addi %a, %a : i32
}

// -----

func.func @no_terminator_in_second_block(%a: i32) {
  cf.br ^bb1
^bb1:
  // expected-error @below {{block with no terminator, has %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32}}
  %0 = arith.addi %a, %a : i32
}

// -----

func.func @other_terminator(%a: index) {
  // expected-error @below {{'scf.for' op expects regions to end with 'scf.yield', found 'test.finish'}}
  // expected-note @below {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    "test.finish"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @other_terminator_of_parallel(%a: index) {
  // expected-error @below {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  "scf.parallel"(%a, %a, %a) ({
  ^bb0(%i: index):
    // expected-note @below {{terminator here}}
    scf.yield
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 0>} : (index, index, index) -> ()
  return
}

// -----

func.func @entry_block_with_predecessor() {
  // expected-error @below {{entry block of region may not have predecessors}}
  "scf.execute_region"() ({
  ^bb0:
    cf.br ^bb0
  }) : () -> ()
  return
}

// -----

// expected-error @below {{entry block of region may not have predecessors}}
func.func @entry_block_of_function() {
^bb0:
  cf.br ^bb0
}

// -----

func.func @unknown_operation() {
  // expected-error @below {{unregistered operation 'func.other' found in dialect ('func') that does not allow unknown operations}}
  "func.other"() : () -> ()
  return
}

// -----

func.func @unknown_operation_with_region() {
  "scf.other"() ({
    // expected-error @below {{unregistered operation 'arith.other' found in dialect ('arith') that does not allow unknown operations}}
    "arith.other"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @branch_with_fewer_operands() {
  // expected-error @below {{branch has 0 operands for successor #0, but target block has 1}}
  "cf.br"() [^bb1] : () -> ()
^bb1(%a: i32):
  return
}

// -----

func.func @branch_with_more_operands(%a: i32) {
  // expected-error @below {{branch has 1 operands for successor #0, but target block has 0}}
  "cf.br"(%a) [^bb1] : (i32) -> ()
^bb1:
  return
}

// -----

func.func @branch_with_other_type(%a: i32) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  "cf.br"(%a) [^bb1] : (i32) -> ()
^bb1(%b: i64):
  return
}

// -----

func.func @second_argument_of_second_successor(%c: i1, %a: i32) {
  // expected-error @below {{type mismatch for bb argument #1 of successor #1}}
  cf.cond_br %c, ^bb1, ^bb2(%a, %a : i32, i32)
^bb1:
  return
^bb2(%b: i32, %d: i64):
  return
}

// -----

func.func @fewer_operands_of_second_successor(%c: i1, %a: i32) {
  // expected-error @below {{branch has 1 operands for successor #1, but target block has 2}}
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  return
^bb2(%b: i32, %d: i64):
  return
}

// -----

// expected-error @below {{'builtin.module' op requires one region}}
"builtin.module"() ({
^bb0:
}, {
}) : () -> ()

// -----

// expected-error @below {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
^bb0:
  "test.a"() : () -> ()
^bb1:
  "test.a"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

func.func @graph_region_with_two_blocks() {
  // expected-error @below {{'test.graph_region' op expects graph region #0 to have 0 or 1 blocks}}
  "test.graph_region"() ({
    "test.a"() : () -> ()
  ^bb1:
    "test.a"() : () -> ()
  }) : () -> ()
  return
}
