"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.struct<(i32)>, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.struct<(i32)>, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.extractvalue"(%arg0) <{position = array<i64>}> : (!llvm.struct<(i32)>) -> !llvm.struct<(i32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.struct<(array<2 x i32>)>, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.struct<(array<2 x i32>)>, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.extractvalue"(%arg0) <{position = array<i64: 0, 0>}> : (!llvm.struct<(array<2 x i32>)>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.load"(%arg0) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.label
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.load"(%arg0) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.x86_mmx
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.load"(%arg0) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.metadata
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.load"(%arg0) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.load"(%arg0) <{ordering = 0 : i64, volatile_}> : (!llvm.ptr) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 2 : i64}> : (!llvm.ptr) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.load"(%arg0) <{alignment = 4 : i64, ordering = 7 : i64, syncscope = "x"}> : (!llvm.ptr) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#tbaa_root = #llvm.tbaa_root
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "a", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.load"(%arg0) <{invariant, nontemporal, ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.store"(%arg0, %arg0) <{alignment = 4 : i64, ordering = 2 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.store"(%arg0, %arg0) <{nontemporal, ordering = 0 : i64, volatile_}> : (!llvm.ptr, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.alloca"(%arg1) <{elem_type = i32}> : (i64) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.alloca"(%arg1) <{alignment = 8 : i64, elem_type = i32, inalloca}> : (i64) -> !llvm.ptr<3>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.alloca"(%arg1) <{elem_type = !llvm.struct<(i32, ptr)>}> {foo} : (i64) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.alloca"(%arg1) <{elem_type = index}> : (i64) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.icmp"(%arg1, %arg1) <{predicate = 0 : i64}> : (i64, i64) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.icmp"(%arg1, %arg1) <{predicate = 2 : i64}> {foo} : (i64, i64) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.icmp"(%arg0, %arg0) <{predicate = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.fcmp"(%arg3, %arg3) <{fastmathFlags = #llvm.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.fcmp"(%arg3, %arg3) <{fastmathFlags = #llvm.fastmath<fast>, predicate = 4 : i64}> : (f32, f32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.icmp"(%arg5, %arg5) <{predicate = 7 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = !llvm.struct<(struct<(i32, i32, i32, i32)>)>, rawConstantIndices = array<i32: -2147483648, 0, 3>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.getelementptr"(%arg0) <{elem_type = i8, inbounds, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = i8, rawConstantIndices = array<i32: -2147483648>}> {foo} : (!llvm.ptr, i64) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = !llvm.array<3 x i32>, rawConstantIndices = array<i32: -1, -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.constant"() <{value = "abc"}> : () -> !llvm.array<3 x i8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.constant"() <{value = 1 : index}> : () -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.constant"() <{value = dense<0> : tensor<3xi32>}> : () -> !llvm.array<3 x i32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.constant"() <{value = dense<0> : vector<3xi32>}> : () -> vector<3xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.constant"() <{value = [1 : i32, 2 : i32]}> : () -> !llvm.struct<(i32, i32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.constant"() <{value = false}> : () -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.constant"() <{value = 1 : i32}> {foo} : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.undef"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mlir.poison"() {foo} : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.add"(%arg1, %arg1) <{overflowFlags = #llvm.overflow<nsw, nuw>}> : (i64, i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.add"(%arg1, %arg1) <{overflowFlags = #llvm.overflow<none>}> {foo} : (i64, i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.sub"(%arg1, %arg1) <{overflowFlags = #llvm.overflow<none>}> : (i64, i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.mul"(%arg1, %arg1) <{overflowFlags = #llvm.overflow<nsw>}> {foo} : (i64, i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.udiv"(%arg5, %arg5) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.fadd"(%arg3, %arg3) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.fadd"(%arg3, %arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.fneg"(%arg3) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.sext"(%arg2) : (i32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.trunc"(%arg1) : (i64) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.bitcast"(%arg1) : (i64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.bitcast"(%arg1) : (i64) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.inttoptr"(%arg1) : (i64) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.ptrtoint"(%arg0) : (!llvm.ptr) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.sitofp"(%arg1) : (i64) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.fpext"(%arg3) : (f32) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.fptosi"(%arg3) : (f32) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.select"(%arg4, %arg1, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i64, i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.select"(%arg4, %arg3, %arg3) <{fastmathFlags = #llvm.fastmath<nnan>}> : (i1, f32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.freeze"(%arg1) : (i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.intr.stacksave"() : () -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.intr.stackrestore"(%arg0) : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.intr.stackrestore"(%arg0) {foo} : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.intr.memcpy"(%arg0, %arg0, %arg1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.intr.memmove"(%arg0, %arg0, %arg1) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.extractvalue"(%arg6) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.insertvalue"(%arg6, %arg3) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>, f32) -> !llvm.struct<(i32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    %0 = "llvm.insertvalue"(%arg6, %arg3) <{position = array<i64: 1>}> {foo} : (!llvm.struct<(i32, f32)>, f32) -> !llvm.struct<(i32, f32)>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.br"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "t.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.br"()[^bb1] <{loop_annotation = #loop_annotation}> : () -> ()
  ^bb1:  // pred: ^bb0
    "t.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.cond_br"(%arg4)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "t.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.cond_br"(%arg4)[^bb1, ^bb1] <{branch_weights = array<i32: 3, 4>, loop_annotation = #loop_annotation, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "t.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.unreachable"() : () -> ()
  ^bb1:  // no predecessors
    "t.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.return"() : () -> ()
  ^bb1:  // no predecessors
    "t.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, i64, i32, f32, i1, vector<4xi32>, !llvm.struct<(i32, f32)>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: f32, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.struct<(i32, f32)>):
    "llvm.return"(%arg1) : (i64) -> ()
  ^bb1:  // no predecessors
    "t.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

