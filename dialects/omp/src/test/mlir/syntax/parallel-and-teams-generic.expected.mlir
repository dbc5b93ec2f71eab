"builtin.module"() ({
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = memref<i32>}> ({
  ^bb0(%arg21: memref<i32>):
    "omp.yield"(%arg21) : (memref<i32>) -> ()
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "p2", type = memref<i32>}> ({
  ^bb0(%arg20: memref<i32>):
    "omp.yield"(%arg20) : (memref<i32>) -> ()
  }, {
  ^bb0(%arg18: memref<i32>, %arg19: memref<i32>):
    "omp.yield"(%arg18) : (memref<i32>) -> ()
  }, {
  ^bb0(%arg17: memref<i32>):
    "omp.yield"() : () -> ()
  }) {foo} : () -> ()
  "omp.declare_reduction"() <{sym_name = "add", type = i32}> ({
  ^bb0(%arg16: i32):
    "omp.yield"(%arg16) : (i32) -> ()
  }, {
  ^bb0(%arg14: i32, %arg15: i32):
    "omp.yield"(%arg14) : (i32) -> ()
  }, {
  ^bb0(%arg12: memref<i32>, %arg13: memref<i32>):
    "omp.yield"() : () -> ()
  }, {
  ^bb0(%arg11: i32):
    "omp.yield"() : () -> ()
  }) {foo} : () -> ()
  "func.func"() <{function_type = (memref<i32>, memref<i32>, i1, i32, index, !llvm.ptr) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i1, %arg3: i32, %arg4: index, %arg5: !llvm.ptr):
    "omp.parallel"(%arg0, %arg1, %arg0, %arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2, 2>, privatizers = [@p, @p2], reduction_vars_byref = array<i1: false, true>, reductions = [@add, @add]}> ({
    ^bb0(%arg7: memref<i32>, %arg8: memref<i32>, %arg9: memref<i32>, %arg10: memref<i32>):
      "omp.terminator"() : () -> ()
    }) {foo} : (memref<i32>, memref<i32>, memref<i32>, memref<i32>) -> ()
    "omp.parallel"(%arg3, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 1>, privatizers = [@p]}> ({
    ^bb0(%arg6: memref<i32>):
      "omp.terminator"() : () -> ()
    }) : (i32, memref<i32>) -> ()
    "omp.parallel"(%arg2, %arg1, %arg1, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 0, 2, 2, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : (i1, memref<i32>, memref<i32>, memref<i32>, memref<i32>) -> ()
    "omp.teams"(%arg3, %arg3, %arg2, %arg3, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 2>, reduction_vars_byref = array<i1: false, true>, reductions = [@add, @add]}> ({
      "omp.terminator"() : () -> ()
    }) : (i32, i32, i1, i32, memref<i32>, memref<i32>) -> ()
    "omp.teams"(%arg3) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

