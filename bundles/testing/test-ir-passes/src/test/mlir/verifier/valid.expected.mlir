"builtin.module"() ({
  "func.func"() <{function_type = (index, tensor<?xf32>) -> (), sym_name = "optional_operands"}> ({
  ^bb0(%arg31: index, %arg32: tensor<?xf32>):
    %36 = "bufferization.alloc_tensor"(%arg31) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf32>
    %37 = "bufferization.alloc_tensor"(%arg32) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?xf32>) -> tensor<?xf32>
    %38 = "bufferization.alloc_tensor"(%arg31, %arg31) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (index, index) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<f32>) -> (), sym_name = "fewest_operands_and_results"}> ({
  ^bb0(%arg30: memref<f32>):
    %33 = "memref.load"(%arg30) : (memref<f32>) -> f32
    "memref.store"(%33, %arg30) : (f32, memref<f32>) -> ()
    %34:2 = "memref.extract_strided_metadata"(%arg30) : (memref<f32>) -> (memref<f32>, index)
    %35 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index) -> (), sym_name = "fewest_regions"}> ({
  ^bb0(%arg29: index):
    "scf.index_switch"(%arg29) <{cases = array<i64>}> ({
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    "scf.index_switch"(%arg29) <{cases = array<i64: 1, 2>}> ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "empty_regions"}> ({
  ^bb0(%arg28: i1):
    "scf.if"(%arg28) ({
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> (), sym_name = "successors"}> ({
  ^bb0(%arg26: i1, %arg27: i32):
    "cf.cond_br"(%arg26, %arg27, %arg26)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i1) -> ()
  ^bb1:  // pred: ^bb0
    "cf.switch"(%arg27, %arg27, %arg26)[^bb2] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, i32, i1) -> ()
  ^bb2(%31: i32, %32: i1):  // 2 preds: ^bb0, ^bb1
    "cf.br"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb2, ^bb3
    "cf.cond_br"(%32)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "value_of_dominating_blocks"}> ({
  ^bb0(%arg24: i1, %arg25: i32):
    %26 = "arith.addi"(%arg25, %arg25) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%26)[^bb1] : (i32) -> ()
  ^bb1(%27: i32):  // 2 preds: ^bb0, ^bb1
    %28 = "arith.addi"(%26, %27) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.cond_br"(%arg24, %28)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb2:  // pred: ^bb1
    %29 = "scf.if"(%arg24) ({
      %30 = "arith.addi"(%28, %27) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%30) : (i32) -> ()
    }, {
      "scf.yield"(%26) : (i32) -> ()
    }) : (i1) -> i32
    "func.return"(%29) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "unreachable_block"}> ({
  ^bb0(%arg23: i32):
    "func.return"() : () -> ()
  ^bb1:  // pred: ^bb1
    %24 = "arith.addi"(%25, %arg23) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %25 = "arith.addi"(%24, %arg23) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"()[^bb1] : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> (), sym_name = "values_of_outer_regions"}> ({
  ^bb0(%arg21: i1, %arg22: i32):
    "scf.if"(%arg21) ({
      "scf.if"(%arg21) ({
        "scf.if"(%arg21) ({
          "scf.if"(%arg21) ({
            "scf.if"(%arg21) ({
              %19 = "arith.addi"(%arg22, %arg22) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
              "scf.if"(%arg21) ({
                "scf.if"(%arg21) ({
                  "scf.if"(%arg21) ({
                    "scf.if"(%arg21) ({
                      "scf.if"(%arg21) ({
                        %20 = "arith.addi"(%arg22, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                        "scf.if"(%arg21) ({
                          "scf.if"(%arg21) ({
                            "scf.if"(%arg21) ({
                              "scf.if"(%arg21) ({
                                "scf.if"(%arg21) ({
                                  %22 = "arith.addi"(%20, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                                  %23 = "arith.addi"(%22, %arg22) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                                  "scf.yield"() : () -> ()
                                }, {
                                }) : (i1) -> ()
                                "scf.yield"() : () -> ()
                              }, {
                              }) : (i1) -> ()
                              "scf.yield"() : () -> ()
                            }, {
                            }) : (i1) -> ()
                            "scf.yield"() : () -> ()
                          }, {
                          }) : (i1) -> ()
                          "scf.yield"() : () -> ()
                        }, {
                        }) : (i1) -> ()
                        %21 = "arith.addi"(%20, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                        "scf.yield"() : () -> ()
                      }, {
                      }) : (i1) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                    }) : (i1) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                  }) : (i1) -> ()
                  "scf.yield"() : () -> ()
                }, {
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32) -> (), sym_name = "values_of_outer_blocks"}> ({
  ^bb0(%arg19: i1, %arg20: i32):
    "scf.execute_region"() ({
      %15 = "arith.addi"(%arg20, %arg20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "cf.br"(%15)[^bb1] : (i32) -> ()
    ^bb1(%16: i32):  // pred: ^bb0
      "scf.if"(%arg19) ({
        "scf.if"(%arg19) ({
          "scf.if"(%arg19) ({
            "scf.if"(%arg19) ({
              "scf.if"(%arg19) ({
                "scf.if"(%arg19) ({
                  "scf.if"(%arg19) ({
                    "scf.if"(%arg19) ({
                      "scf.if"(%arg19) ({
                        "scf.if"(%arg19) ({
                          %17 = "arith.addi"(%16, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                          %18 = "arith.addi"(%17, %arg20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
                          "scf.yield"() : () -> ()
                        }, {
                        }) : (i1) -> ()
                        "scf.yield"() : () -> ()
                      }, {
                      }) : (i1) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                    }) : (i1) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                  }) : (i1) -> ()
                  "scf.yield"() : () -> ()
                }, {
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i1) -> (), sym_name = "isolated_operations_in_regions"}> ({
  ^bb0(%arg16: i1):
    "scf.if"(%arg16) ({
      "builtin.module"() ({
        "func.func"() <{function_type = (i32) -> (), sym_name = "first"}> ({
        ^bb0(%arg18: i32):
          %14 = "arith.addi"(%arg18, %arg18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          "func.return"() : () -> ()
        }) : () -> ()
        "func.func"() <{function_type = (i32) -> i32, sym_name = "second"}> ({
        ^bb0(%arg17: i32):
          "func.return"(%arg17) : (i32) -> ()
        }) : () -> ()
      }) : () -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "graph_region"}> ({
    "test.graph_region"() ({
      %11 = "test.first"(%12) : (i32) -> i32
      %12 = "test.second"(%11, %12) : (i32, i32) -> i32
      "test.nested"() ({
        "test.use"(%13) : (i32) -> ()
      }) : () -> ()
      %13 = "test.third"() : () -> i32
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "unregistered_operations"}> ({
  ^bb0(%arg15: i32):
    "unknown.region"() ({
      "unknown.block"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "unknown.end"(%arg15) : (i32) -> ()
    }, {
    }) {unknown.attribute = 1 : i32} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<?x5xf32>, tensor<*xf32>, vector<[4]xf32>) -> (), sym_name = "compatible_types"}> ({
  ^bb0(%arg11: tensor<4x?xf32>, %arg12: tensor<?x5xf32>, %arg13: tensor<*xf32>, %arg14: vector<[4]xf32>):
    %4 = "arith.addf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<4x?xf32>
    %5 = "arith.truncf"(%arg11) : (tensor<4x?xf32>) -> tensor<4x?xf16>
    %6 = "arith.addf"(%arg14, %arg14) <{fastmath = #arith.fastmath<none>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %7 = "arith.extf"(%arg14) : (vector<[4]xf32>) -> vector<[4]xf64>
    %8 = "test.same_operand_and_result_shape"(%arg11, %arg12) : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<4x5xi32>
    %9 = "test.same_operand_and_result_element_type"(%arg11, %arg13) : (tensor<4x?xf32>, tensor<*xf32>) -> f32
    %10 = "test.elementwise_mappable"(%arg11, %arg12) : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<4x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32, "x">) -> (), sym_name = "same_encodings"}> ({
  ^bb0(%arg10: tensor<4xf32, "x">):
    %3 = "arith.addf"(%arg10, %arg10) <{fastmath = #arith.fastmath<none>}> : (tensor<4xf32, "x">, tensor<4xf32, "x">) -> tensor<4xf32, "x">
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32, i32, i1) -> (), sym_name = "passed_values"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: i32, %arg3: i1):
    %0:2 = "scf.for"(%arg0, %arg0, %arg0, %arg1, %arg2) ({
    ^bb0(%arg7: index, %arg8: f32, %arg9: i32):
      "scf.yield"(%arg8, %arg9) : (f32, i32) -> ()
    }) : (index, index, index, f32, i32) -> (f32, i32)
    %1 = "scf.while"(%arg1, %arg2) ({
    ^bb0(%arg5: f32, %arg6: i32):
      "scf.condition"(%arg3, %arg6) : (i1, i32) -> ()
    }, {
    ^bb0(%arg4: i32):
      "scf.yield"(%arg1, %arg4) : (f32, i32) -> ()
    }) : (f32, i32) -> i32
    %2:2 = "scf.execute_region"() ({
      "cf.cond_br"(%arg3)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
    ^bb1:  // pred: ^bb0
      "scf.yield"(%arg1, %arg2) : (f32, i32) -> ()
    ^bb2:  // pred: ^bb0
      "scf.yield"(%arg1, %1) : (f32, i32) -> ()
    }) : () -> (f32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "declaration", sym_visibility = "private"}> ({
  }) : () -> ()
  "builtin.module"() <{sym_name = "nested", sym_visibility = "nested"}> ({
    "func.func"() <{function_type = () -> (), sym_name = "declaration", sym_visibility = "private"}> ({
    }) : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "caller"}> ({
      "func.call"() <{callee = @declaration}> : () -> ()
      "func.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "builtin.module"() <{sym_visibility = "private"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()

