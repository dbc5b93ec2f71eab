notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.illegal_op_b, was linked, exact position unknown
notifyOperationInserted: test.illegal_op_c, was linked, exact position unknown
notifyOperationInserted: test.illegal_op_d, was linked, exact position unknown
notifyOperationInserted: test.replace_non_root, was linked, exact position unknown
notifyOperationInserted: test.recursive_rewrite, was linked, exact position unknown
notifyOperationInserted: test.op_in_place_self_fold, was linked, exact position unknown
notifyOperationInserted: test.rewrite, was linked, exact position unknown
notifyOperationInserted: test.create_block, was linked, exact position unknown
notifyOperationInserted: test.return, was linked, exact position unknown
notifyOperationModified: test.rewrite
notifyBlockErased
notifyOperationModified: func.func
notifyOperationInserted: test.legal_op_a, was unlinked
notifyOperationReplaced: test.illegal_op_b
notifyOperationErased: test.illegal_op_b
notifyOperationInserted: test.illegal_op_e, was unlinked
notifyOperationReplaced: test.illegal_op_c
notifyOperationErased: test.illegal_op_c
notifyOperationInserted: test.legal_op_a, was unlinked
notifyOperationReplaced: test.illegal_op_e
notifyOperationErased: test.illegal_op_e
notifyOperationInserted: test.legal_op_a, was unlinked
notifyOperationReplaced: test.illegal_op_d
notifyOperationErased: test.illegal_op_d
notifyOperationInserted: test.illegal_op_f, was unlinked
notifyOperationInserted: test.legal_op_b, was unlinked
notifyOperationReplaced: test.illegal_op_f
notifyOperationErased: test.illegal_op_f
notifyOperationReplaced: test.replace_non_root
notifyOperationErased: test.replace_non_root
notifyOperationModified: test.recursive_rewrite
notifyOperationModified: test.recursive_rewrite
notifyOperationModified: test.recursive_rewrite
notifyOperationReplaced: test.rewrite
notifyOperationModified: test.return
notifyOperationErased: test.rewrite
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.finish, was unlinked
notifyOperationReplaced: test.create_block
notifyOperationErased: test.create_block
notifyOperationModified: func.func
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: func.call, was linked, exact position unknown
notifyOperationInserted: test.return, was linked, exact position unknown
notifyBlockErased
notifyOperationModified: func.func
notifyOperationInserted: func.call, was unlinked
notifyOperationReplaced: func.call
notifyOperationModified: test.return
notifyOperationErased: func.call
notifyBlockInserted into func.func: was unlinked
notifyOperationInserted: test.return, was linked, exact position unknown
notifyOperationModified: test.return
notifyBlockErased
notifyOperationModified: func.func
notifyOperationInserted: test.return, was unlinked
notifyOperationReplaced: test.return
notifyOperationErased: test.return
notifyOperationInserted: test.cast, was unlinked
module {
  func.func @chains(%arg0: f64, %arg1: i43, %arg2: i32) -> i32 {
    %0 = "test.legal_op_a"() <{status = "Failure"}> : () -> i32
    %1 = "test.legal_op_a"() <{status = "Success"}> : () -> i32
    %2 = "test.legal_op_a"() <{status = "Failure"}> : () -> i32
    %3 = "test.legal_op_b"() : () -> i32
    test.recursive_rewrite 0
    %4 = "test.op_in_place_self_fold"() <{folded}> : () -> i32
    "test.return"(%arg2) : (i32) -> ()
  ^bb1(%5: i32, %6: i32):  // no predecessors
    "test.finish"() : () -> ()
  }
  func.func private @f(f64) -> f64
  func.func @call(%arg0: f64) -> f64 {
    %0 = call @f(%arg0) : (f64) -> f64
    %1 = "test.cast"(%0) : (f64) -> i64
    "test.return"(%1) : (i64) -> ()
  }
  func.func @split(%arg0: f16, %arg1: f16) -> (f16, f16) {
    "test.return"(%arg0, %arg1) : (f16, f16) -> ()
  }
}

