// RUN: --mlir-print-op-generic
// Vectors, atomic accesses, assembler code, exceptions, addresses of blocks, aliases and module properties.
llvm.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %p: !llvm.ptr, %i: i32, %c: i1) {
  %0 = llvm.shufflevector %a, %b [0, 1, 2, 3] {x} : vector<4xf32>
  %1 = llvm.extractelement %a[%i : i32] : vector<4xf32>
  %2 = llvm.insertelement %1, %b[%i : i32] : vector<4xf32>
  llvm.intr.assume %c ["align"(%p, %i : !llvm.ptr, i32)] : i1
  llvm.intr.assume %c : i1
  llvm.intr.assume %c [] : i1
  llvm.intr.assume %c ["a"(), "b"(%i : i32)] : i1 {foo}
  %3 = llvm.cmpxchg weak volatile %p, %i, %i syncscope("agent") acq_rel monotonic : !llvm.ptr, i32
  %4 = llvm.atomicrmw volatile _and %p, %i syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.fence syncscope("agent") seq_cst
  %5 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{elementtype = i32}] "a", "=r,=*m" %p : (!llvm.ptr) -> i32
  llvm.inline_asm "a", "b" : () -> ()
  %6 = llvm.call_intrinsic "llvm.x"(%i, %p) {fastmathFlags = #llvm.fastmath<nnan>} : (i32, !llvm.ptr {llvm.noalias}) -> (i32 {llvm.noundef})
  llvm.call_intrinsic "llvm.x"() ["b"(%i : i32)] : () -> ()
  llvm.unreachable
}
llvm.func @callee(i32) -> i32
llvm.func @pers(...) -> i32
llvm.func @g(%i: i32, %p: !llvm.ptr) -> i32 attributes {personality = @pers} {
  %n = llvm.mlir.zero : !llvm.ptr
  %v = llvm.invoke @callee(%i) to ^bb1(%i : i32) unwind ^bb2 ["x"(%i : i32)] : (i32) -> i32
^bb1(%x: i32):
  %w = llvm.invoke fastcc %p(%i) to ^bb1(%i : i32) unwind ^bb2 vararg(!llvm.func<i32 (i32, ...)>) {foo} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
^bb2:
  %l = llvm.landingpad cleanup (catch %n : !llvm.ptr) (filter %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %l : !llvm.struct<(ptr, i32)>
}
llvm.func @h(%p: !llvm.ptr, %i: i32) {
  llvm.indirectbr %p : !llvm.ptr, [^bb1(%i : i32), ^bb2]
^bb1(%x: i32):
  llvm.blocktag <id = 1>
  llvm.return
^bb2:
  %0 = llvm.blockaddress <function = @h, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.dso_local_equivalent @callee : !llvm.ptr
  %2 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return
}
llvm.mlir.global external @gl() : i32
llvm.mlir.alias private hidden thread_local unnamed_addr @al {dso_local} : i32 {
  %0 = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external hidden local_unnamed_addr @if : !llvm.func<i32 (i32)>, !llvm.ptr @res {dso_local}
llvm.func @res() -> !llvm.ptr { 
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr }
llvm.mlir.global_ctors ctors = [@ct], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [], priorities = [], data = []
llvm.func @ct() { llvm.return }
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @ct, to = @ct, count = 222>]>]
