module {
  llvm.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: !llvm.ptr, %arg3: i32, %arg4: i1) {
    %0 = llvm.shufflevector %arg0, %arg1 [0, 1, 2, 3] {x} : vector<4xf32> 
    %1 = llvm.extractelement %arg0[%arg3 : i32] : vector<4xf32>
    %2 = llvm.insertelement %1, %arg1[%arg3 : i32] : vector<4xf32>
    llvm.intr.assume %arg4 ["align"(%arg2, %arg3 : !llvm.ptr, i32)] : i1
    llvm.intr.assume %arg4 : i1
    llvm.intr.assume %arg4 : i1
    llvm.intr.assume %arg4 ["a"(), "b"(%arg3 : i32)] : i1 {foo}
    %3 = llvm.cmpxchg weak volatile %arg2, %arg3, %arg3 syncscope("agent") acq_rel monotonic : !llvm.ptr, i32
    %4 = llvm.atomicrmw volatile _and %arg2, %arg3 syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.fence syncscope("agent") seq_cst
    %5 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{elementtype = i32}] "a", "=r,=*m" %arg2 : (!llvm.ptr) -> i32
    llvm.inline_asm "a", "b"  : () -> ()
    %6 = llvm.call_intrinsic "llvm.x"(%arg3, %arg2) {fastmathFlags = #llvm.fastmath<nnan>} : (i32, !llvm.ptr {llvm.noalias}) -> (i32 {llvm.noundef})
    llvm.call_intrinsic "llvm.x"() ["b"(%arg3 : i32)] : () -> ()
    llvm.unreachable
  }
  llvm.func @callee(i32) -> i32
  llvm.func @pers(...) -> i32
  llvm.func @g(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {personality = @pers} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.invoke @callee(%arg0) to ^bb1(%arg0 : i32) unwind ^bb2 ["x"(%arg0 : i32)] : (i32) -> i32
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb1
    %3 = llvm.invoke fastcc %arg1(%arg0) to ^bb1(%arg0 : i32) unwind ^bb2 vararg(!llvm.func<i32 (i32, ...)>) {foo} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %4 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.resume %4 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @h(%arg0: !llvm.ptr, %arg1: i32) {
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1(%arg1 : i32),
    ^bb2
    ]
  ^bb1(%0: i32):  // pred: ^bb0
    llvm.blocktag <id = 1>
    llvm.return
  ^bb2:  // pred: ^bb0
    %1 = llvm.blockaddress <function = @h, tag = <id = 1>> : !llvm.ptr
    %2 = llvm.dso_local_equivalent @callee : !llvm.ptr
    %3 = llvm.va_arg %arg0 : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.mlir.global external @gl() {addr_space = 0 : i32} : i32
  llvm.mlir.alias private hidden thread_local unnamed_addr @al {dso_local} : i32 {
    %0 = llvm.mlir.addressof @gl : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external hidden local_unnamed_addr @if : !llvm.func<i32 (i32)>, !llvm.ptr @res {dso_local}
  llvm.func @res() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global_ctors ctors = [@ct], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [], priorities = [], data = []
  llvm.func @ct() {
    llvm.return
  }
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @ct, to = @ct, count = 222>]>]
}

