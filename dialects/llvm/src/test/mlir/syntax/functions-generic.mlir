// RUN: --mlir-version=19.1 --allow-unregistered-dialect --split-input-file --mlir-print-op-generic
// Functions, calls, global variables, addresses, sections and switches in generic form.

llvm.func @a()
llvm.func @b(i32, !llvm.ptr {llvm.noalias}) -> i32
llvm.func @c(%x: i32 {llvm.noundef}, %p: !llvm.ptr) -> (i32 {llvm.signext}) { llvm.return %x : i32 }
llvm.func internal @d() { llvm.return }
llvm.func internal hidden @d2() { llvm.return }
llvm.func internal hidden local_unnamed_addr fastcc @d3() { llvm.return }
llvm.func external @d4()
llvm.func weak protected unnamed_addr ccc @d5() -> !llvm.void { llvm.return }
llvm.func linkonce_odr @d6() attributes {dso_local} { llvm.return }
llvm.func @v(...)
llvm.func @v2(!llvm.ptr, ...) -> i32
llvm.func @v3(%a: !llvm.ptr, ...) -> i32 { %0 = llvm.mlir.constant(1 : i32) : i32 
 llvm.return %0 : i32 }
llvm.func @vs() vscale_range(1, 8) { llvm.return }
llvm.func @p() attributes {passthrough = ["noinline", ["alignstack", "4"]], personality = @a, garbageCollector = "statepoint-example", function_entry_count = 42 : i64, memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite>, alignment = 16 : i64, section = "s", no_inline, target_cpu = "x",  frame_pointer = #llvm.framePointerKind<all>, unsafe_fp_math = true} { llvm.return }
llvm.func @q() -> !llvm.array<3 x i8>
llvm.func @q1() -> !llvm.struct<(i32, f32)> attributes {llvm.emit_c_interface}
llvm.func @q2(!llvm.ptr)

// -----

llvm.func @cd() comdat(@__c::@any) { llvm.return }
llvm.comdat @__c { llvm.comdat_selector @any any }

// -----

llvm.func @cd() vscale_range(1,8) attributes {a}

// -----

llvm.func private @c() {llvm.return}

// -----

llvm.func private hidden @c() {llvm.return}

// -----

llvm.func extern_weak @c()

// -----

llvm.func appending @c() {llvm.return}

// -----

llvm.func @c() -> ()

// -----

llvm.func @c() -> (i32)

// -----

llvm.func @c(%a: i32, ...)

// -----

llvm.func @c(%a: i32) attributes {sym_visibility = "private"}

// -----

llvm.func @c(%a: i32) attributes {arg_attrs = [{}]}

// -----

llvm.func @c(%a: i32) { "some.op"() : () -> () }

// -----

llvm.return

// -----

func.func @f() { llvm.return }

// -----

llvm.func @foo(%a: i32)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call @foo(%a) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr<3>) {
  llvm.call %p(%a) : !llvm.ptr<3>, (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) : (!llvm.ptr, i32) -> (!llvm.void)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) {branch_weights = array<i32: 1, 2>} : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.mlir.global @any() comdat(@__c::@any) : i32
llvm.comdat @__c { llvm.comdat_selector @any any }

// -----

llvm.mlir.global unnamed_addr thread_local @any() : i32

// -----

llvm.mlir.global @any() : !llvm.func<void ()>

// -----

llvm.mlir.global @any() : !llvm.struct<"op", opaque>

// -----

llvm.mlir.global @any() : !llvm.target<"spirv.Event">

// -----

llvm.mlir.global @any() : !llvm.target<"spirv.X", 0>

// -----

llvm.mlir.global @any() : !llvm.target<"spirv.X", 0> { %0 = llvm.mlir.zero : !llvm.target<"spirv.X", 0>
 llvm.return %0 : !llvm.target<"spirv.X", 0> }

// -----

llvm.mlir.global @any(1 : i32) : i64

// -----

llvm.mlir.global @any(1 : i32) : f64

// -----

llvm.mlir.global @any(@x) : !llvm.ptr

// -----

llvm.mlir.global @any(dense<0> : tensor<2xi32>) : i32

// -----

llvm.mlir.global @any(unit) : i32

// -----

llvm.mlir.global common @any(0.0 : f32) : f32

// -----

llvm.mlir.global common @any(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

llvm.mlir.global common @any() : i32

// -----

llvm.mlir.global common constant @any(0 : i32) : i32

// -----

llvm.mlir.global appending @any() : !llvm.array<2 x i32>

// -----

llvm.mlir.global private @any() : i32

// -----

llvm.mlir.global private @any() : i32 { }

// -----

llvm.mlir.global private @any() : i32 { ^bb0(%a: i32): llvm.return %a : i32 }

// -----

llvm.mlir.global private @any(1 : i32) {constant} : i32

// -----

llvm.mlir.global private @any() {value = 1 : i32} : i32

// -----

llvm.mlir.global private @any(1 : i32) {dbg_expr = 1} : i32

// -----

llvm.mlir.global private @any(1 : i32) {sym_visibility = "private"} : i32

// -----

"llvm.mlir.global"() ({}) {sym_name = "a", global_type = i32, linkage = #llvm.linkage<external>} : () -> ()

// -----

"llvm.mlir.global"() ({}) {sym_name = "a", global_type = i32, linkage = #llvm.linkage<external>, visibility_ = 2 : i64, unnamed_addr = 1 : i64} : () -> ()

// -----

"llvm.mlir.global"() ({}) {sym_name = "a", global_type = i32, linkage = #llvm.linkage<external>, unnamed_addr = 0 : i64} : () -> ()

// -----

module { module {
llvm.mlir.global private @any(1 : i32) : i32
}}

// -----

llvm.func @x()
llvm.func @f() {
  %0 = llvm.mlir.addressof @x : !llvm.ptr<1>
 llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [
    42: ^bb1 ] {a, branch_weights = array<i32: 3, 4>}
^bb1:
  llvm.unreachable
}

// -----

llvm.func @f(%a: i1, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i1, ^bb1 [
    true: ^bb1 ]
^bb1:
  llvm.unreachable
}

// -----

llvm.func @f(%a: i1, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i1, ^bb1 [
    1: ^bb1 ]
^bb1:
  llvm.unreachable
}

// -----

llvm.func @f(%a: i8, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i8, ^bb1 [
    256: ^bb1 ]
^bb1:
  llvm.unreachable
}

// -----

llvm.func @f(%a: i8, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i8, ^bb1 [
    200: ^bb1, -128: ^bb1, -200: ^bb1 ]
^bb1:
  llvm.unreachable
}

// -----

llvm.func @foo(i32) -> i32
llvm.func @bar()
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %4 = llvm.call fastcc musttail @foo(%a) {x} : (i32) -> i32
  %41 = llvm.call tail @foo(%a) : (i32) -> i32
  llvm.call notail @bar() : () -> ()
  llvm.call none @bar() : () -> ()
  llvm.call ccc @bar() : () -> ()
  llvm.call ccc tail @bar() : () -> ()
  llvm.return
}

// -----

llvm.func @foo(i32) -> f32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call @foo(%a) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> f32
  %1 = llvm.call @foo(%a) {branch_weights = array<i32: 42>} : (i32) -> f32
  %2 = llvm.call @foo(%a) {fastmathFlags = #llvm.fastmath<none>} : (i32) -> f32
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.mlir.global @v(32.0 : f32) : f32
llvm.mlir.global constant @cst(42 : i32) : i32
llvm.mlir.global internal constant @str("abc") : !llvm.array<3 x i8>
llvm.mlir.global constant @no_type("foo bar")
llvm.mlir.global private constant @y(dense<1.0> : tensor<8xf32>) {alignment = 32 : i64} : !llvm.array<8 x f32>
llvm.mlir.global internal constant @int_gep() : !llvm.ptr {
  %0 = llvm.mlir.addressof @v : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal unnamed_addr thread_local constant @tl(0 : i64) {addr_space = 3 : i32, dso_local, section = "s"} : i64
llvm.mlir.global external hidden local_unnamed_addr thread_local  @tl2(0 : i64) : i64
llvm.mlir.global external protected @tl3(0) : i64
llvm.mlir.global common @cm(0 : i32) : i32
llvm.mlir.global extern_weak @ew() : i32
llvm.mlir.global internal @bl(true) : i1
llvm.mlir.global internal @un() {addr_space = 0 : i32} : i1
llvm.mlir.global weak_odr @un2() {other = 1, alignment = 8} : i1 { %0 = llvm.mlir.undef : i1 
llvm.return %0 : i1 }
llvm.func @f() {
 %0 = llvm.mlir.addressof @v {a} : !llvm.ptr
 %1 = llvm.mlir.addressof @tl : !llvm.ptr<3>
 %2 = llvm.mlir.addressof @f : !llvm.ptr
 llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1 [
    42: ^bb2(%b : i64),
    -1: ^bb3(%a, %b : i32, i64)
  ]
^bb1:
  llvm.switch %b : i64, ^bb4(%p : !llvm.ptr) [
  ]
^bb2(%x: i64):
  llvm.switch %b : i64, ^bb1 [
    1: ^bb1
  ] {branch_weights = array<i32: 3, 4>}
^bb3(%x1: i32, %x2: i64):
  llvm.unreachable
^bb4(%q: !llvm.ptr):
  llvm.unreachable
^bb5:
  llvm.switch %b : i64, ^bb1 [0: ^bb1, 18446744073709551615: ^bb1, -1: ^bb1]
^bb6:
  llvm.unreachable
^bb7:
  llvm.switch %b : i64, ^bb1 []
^bb8:
  "llvm.switch"(%b)[^bb1] {case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> ()
^bb9:
  "llvm.switch"(%b)[^bb1, ^bb1] {case_values = dense<3> : tensor<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i64) -> ()
}

// -----

llvm.func @f(%a: i32, ...) attributes {test} {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func @g(%a: i32) -> i32 {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  %00 = llvm.mlir.addressof @f : !llvm.ptr
  %1 = llvm.call %0(%a) : !llvm.ptr, (i32) -> i32
  %2 = llvm.call %00(%a) : !llvm.ptr, (i32) -> i32
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.switch %c : i32, ^bb1 [ 1: ^bb2, 2: ^bb1 ]
^bb1:
  llvm.return %1 : i32
^bb2:
  llvm.return %2 : i32
}

// -----

llvm.comdat_selector @any any

// -----

llvm.comdat @__c {  llvm.comdat_selector @any any } {a}

// -----

"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>} : () -> ()

// -----

llvm.func @f(%a: i32) vscale_range(-1, 9999999999)

// -----

llvm.func @f(%a: i32 loc("x"), ...)

// -----

func.func @f() { llvm.unreachable {a} }

// -----

llvm.mlir.global common @any([0 : i32]) : i32

// -----

llvm.mlir.global common @any(-0.0 : f32) : f32

// -----

llvm.mlir.global common @any(dense<0> : tensor<0xi32>) : i32

// -----

llvm.func @c() {}

// -----

llvm.func @f(%a: i1) {
  llvm.cond_br %a weights([1,2]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.mlir.global @g() : i32
func.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  %2 = llvm.load %0 : !llvm.ptr -> i32
  %3 = llvm.load %1 : !llvm.ptr -> i32
  "use"(%2, %3) : (i32, i32) -> ()
  return
}

// -----

llvm.func @f(%a: i32) -> i32 {
  %t = llvm.mlir.constant(1 : i32) : i32
  llvm.switch %t : i32, ^bb1(%a : i32) [ 1: ^bb2, 2: ^bb1(%t : i32) ]
^bb1(%x: i32):
  llvm.br ^bb3(%x : i32)
^bb2:
  %z = llvm.call @f(%a) : (i32) -> i32
  llvm.br ^bb3(%z : i32)
^bb3(%y: i32):
  llvm.return %y : i32
}
llvm.func internal @unused() { llvm.return }

// -----

llvm.func @callee(%a: i32) -> i32 { llvm.return %a : i32 }
llvm.func @caller(%a: i32) -> i32 {
  %t = llvm.call @callee(%a) : (i32) -> i32
  llvm.return %t : i32
}

// -----

func.func private @callee(%a: i32) -> i32 { return %a : i32 }
llvm.func @caller(%a: i32) -> i32 {
  %t = func.call @callee(%a) : (i32) -> i32
  llvm.return %t : i32
}

// -----

llvm.func @callee(%a: i32 {llvm.noundef}) -> i32 attributes {sym_visibility = "private"} { 
  %c = llvm.mlir.constant(4 : i32) : i32
  %x = llvm.add %a, %c : i32
  llvm.return %c : i32 }
llvm.func @caller(%a: i32) -> i32 {
  %c = llvm.mlir.constant(4 : i32) : i32
  %t = llvm.call @callee(%c) : (i32) -> i32
  llvm.return %t : i32
}
llvm.func @dead() attributes {sym_visibility = "private"}
llvm.mlir.global @dead2() {sym_visibility = "private"} : i32
