visiting op: 'builtin.module' with 0 operands and 0 results
 1 nested regions:
  Region with 1 blocks:
    Block with 0 arguments, 0 successors, and 2 operations
      visiting op: 'foo.outer' with 0 operands and 0 results
       3 nested regions:
        Region with 3 blocks:
          Block with 0 arguments, 0 successors, and 1 operations
            visiting op: 'foo.first' with 0 operands and 2 results
            2 attributes:
             - 'a' : '1 : i32'
             - 'b' : '"text"'
             0 nested regions:
          Block with 1 arguments, 1 successors, and 1 operations
            visiting op: 'foo.branch' with 0 operands and 0 results
             0 nested regions:
          Block with 0 arguments, 0 successors, and 1 operations
            visiting op: 'foo.end' with 0 operands and 0 results
             0 nested regions:
        Region with 0 blocks:
        Region with 1 blocks:
          Block with 0 arguments, 0 successors, and 1 operations
            visiting op: 'foo.last' with 0 operands and 0 results
             0 nested regions:
      visiting op: 'func.func' with 0 operands and 0 results
      3 attributes:
       - 'function_type' : '(memref<4xf32>) -> ()'
       - 'sym_name' : '"declaration"'
       - 'sym_visibility' : '"private"'
       1 nested regions:
        Region with 0 blocks:
module {
  "foo.outer"() ({
    %0:2 = "foo.first"() {a = 1 : i32, b = "text"} : () -> (i32, i32)
  ^bb1(%1: i32):  // no predecessors
    "foo.branch"()[^bb2] : () -> ()
  ^bb2:  // pred: ^bb1
    "foo.end"() : () -> ()
  }, {
  }, {
    "foo.last"() : () -> ()
  }) : () -> ()
  func.func private @declaration(memref<4xf32>)
}

