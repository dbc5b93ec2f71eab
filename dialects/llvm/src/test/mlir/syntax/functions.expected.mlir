module {
  llvm.func @a()
  llvm.func @b(i32, !llvm.ptr {llvm.noalias}) -> i32
  llvm.func @c(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr) -> (i32 {llvm.signext}) {
    llvm.return %arg0 : i32
  }
  llvm.func internal @d() {
    llvm.return
  }
  llvm.func internal hidden @d2() {
    llvm.return
  }
  llvm.func internal hidden local_unnamed_addr fastcc @d3() {
    llvm.return
  }
  llvm.func @d4()
  llvm.func weak protected unnamed_addr @d5() {
    llvm.return
  }
  llvm.func linkonce_odr @d6() attributes {dso_local} {
    llvm.return
  }
  llvm.func @v(...)
  llvm.func @v2(!llvm.ptr, ...) -> i32
  llvm.func @v3(%arg0: !llvm.ptr, ...) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.func @vs() vscale_range(1, 8) {
    llvm.return
  }
  llvm.func @p() attributes {alignment = 16 : i64, frame_pointer = #llvm.framePointerKind<all>, function_entry_count = 42 : i64, garbageCollector = "statepoint-example", memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite>, no_inline, passthrough = ["noinline", ["alignstack", "4"]], personality = @a, section = "s", target_cpu = "x", unsafe_fp_math = true} {
    llvm.return
  }
  llvm.func @q() -> !llvm.array<3 x i8>
  llvm.func @q1() -> !llvm.struct<(i32, f32)> attributes {llvm.emit_c_interface}
  llvm.func @q2(!llvm.ptr)
}

// -----
module {
  llvm.func @cd() comdat(@__c::@any) {
    llvm.return
  }
  llvm.comdat @__c {
    llvm.comdat_selector @any any
  }
}

// -----
module {
  llvm.func @cd() vscale_range(1, 8) attributes {a}
}

// -----
module {
  llvm.func private @c() {
    llvm.return
  }
}

// -----
module {
  llvm.func private hidden @c() {
    llvm.return
  }
}

// -----
module {
  llvm.func extern_weak @c()
}

// -----
module {
  llvm.func appending @c() {
    llvm.return
  }
}

// -----
module {
  llvm.func @c()
}

// -----
module {
  llvm.func @c() -> i32
}

// -----
module {
  llvm.func @c(i32, ...)
}

// -----
module {
  llvm.func @c(i32) attributes {sym_visibility = "private"}
}

// -----
module {
  llvm.func @c(i32)
}

// -----
module {
  llvm.func @c(%arg0: i32) {
    "some.op"() : () -> ()
  }
}

// -----
module {
  llvm.return
}

// -----
module {
  func.func @f() {
    llvm.return
  }
}

// -----
module {
  llvm.func @foo(i32)
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    llvm.call @foo(%arg0) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr<3>) {
    llvm.call %arg1(%arg0) : !llvm.ptr<3>, (i32) -> ()
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> !llvm.void
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.call %arg1(%arg0) {branch_weights = array<i32: 1, 2>} : !llvm.ptr, (i32) -> i32
    llvm.return
  }
}

// -----
module {
  llvm.mlir.global external @any() comdat(@__c::@any) {addr_space = 0 : i32} : i32
  llvm.comdat @__c {
    llvm.comdat_selector @any any
  }
}

// -----
module {
  llvm.mlir.global external thread_local unnamed_addr @any() {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global external @any() {addr_space = 0 : i32} : !llvm.func<void ()>
}

// -----
module {
  llvm.mlir.global external @any() {addr_space = 0 : i32} : !llvm.struct<"op", opaque>
}

// -----
module {
  llvm.mlir.global external @any() {addr_space = 0 : i32} : !llvm.target<"spirv.Event">
}

// -----
module {
  llvm.mlir.global external @any() {addr_space = 0 : i32} : !llvm.target<"spirv.X", 0>
}

// -----
module {
  llvm.mlir.global external @any() {addr_space = 0 : i32} : !llvm.target<"spirv.X", 0> {
    %0 = llvm.mlir.zero : !llvm.target<"spirv.X", 0>
    llvm.return %0 : !llvm.target<"spirv.X", 0>
  }
}

// -----
module {
  llvm.mlir.global external @any(1 : i32) {addr_space = 0 : i32} : i64
}

// -----
module {
  llvm.mlir.global external @any(1 : i32) {addr_space = 0 : i32} : f64
}

// -----
module {
  llvm.mlir.global external @any(@x) {addr_space = 0 : i32} : !llvm.ptr
}

// -----
module {
  llvm.mlir.global external @any(dense<0> : tensor<2xi32>) {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global external @any(unit) {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global common @any(0.000000e+00 : f32) {addr_space = 0 : i32} : f32
}

// -----
module {
  llvm.mlir.global common @any(dense<0> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
}

// -----
module {
  llvm.mlir.global common @any() {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global common constant @any(0 : i32) {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global appending @any() {addr_space = 0 : i32} : !llvm.array<2 x i32>
}

// -----
module {
  llvm.mlir.global private @any() {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global private @any() {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global private @any() {addr_space = 0 : i32} : i32 {
    llvm.return %arg0 : i32
  }
}

// -----
module {
  llvm.mlir.global private constant @any(1 : i32) {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global private @any(1 : i32) {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global private @any(1 : i32) {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global private @any(1 : i32) {addr_space = 0 : i32, sym_visibility = "private"} : i32
}

// -----
module {
  llvm.mlir.global external @a() {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global external protected local_unnamed_addr @a() {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global external @a() {addr_space = 0 : i32} : i32
}

// -----
module {
  module {
    llvm.mlir.global private @any(1 : i32) {addr_space = 0 : i32} : i32
  }
}

// -----
module {
  llvm.func @x()
  llvm.func @f() {
    %0 = llvm.mlir.addressof @x : !llvm.ptr<1>
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr) {
    llvm.switch %arg0 : i32, ^bb1 [
      42: ^bb1
    ] {a, branch_weights = array<i32: 3, 4>}
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.unreachable
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i64, %arg2: !llvm.ptr) {
    llvm.switch %arg0 : i1, ^bb1 [
      1: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.unreachable
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i64, %arg2: !llvm.ptr) {
    llvm.switch %arg0 : i1, ^bb1 [
      1: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.unreachable
  }
}

// -----
module {
  llvm.func @f(%arg0: i8, %arg1: i64, %arg2: !llvm.ptr) {
    llvm.switch %arg0 : i8, ^bb1 [
      0: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.unreachable
  }
}

// -----
module {
  llvm.func @f(%arg0: i8, %arg1: i64, %arg2: !llvm.ptr) {
    llvm.switch %arg0 : i8, ^bb1 [
      200: ^bb1,
      128: ^bb1,
      56: ^bb1
    ]
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb0
    llvm.unreachable
  }
}

// -----
module {
  llvm.func @foo(i32) -> i32
  llvm.func @bar()
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.call fastcc musttail @foo(%arg0) {x} : (i32) -> i32
    %1 = llvm.call tail @foo(%arg0) : (i32) -> i32
    llvm.call notail @bar() : () -> ()
    llvm.call @bar() : () -> ()
    llvm.call @bar() : () -> ()
    llvm.call tail @bar() : () -> ()
    llvm.return
  }
}

// -----
module {
  llvm.func @foo(i32) -> f32
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.call @foo(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> f32
    %1 = llvm.call @foo(%arg0) {branch_weights = array<i32: 42>} : (i32) -> f32
    %2 = llvm.call @foo(%arg0) : (i32) -> f32
    llvm.return
  }
}

// -----
module {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
  llvm.mlir.global external @v(3.200000e+01 : f32) {addr_space = 0 : i32} : f32
  llvm.mlir.global external constant @cst(42 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global internal constant @str("abc") {addr_space = 0 : i32}
  llvm.mlir.global external constant @no_type("foo bar") {addr_space = 0 : i32}
  llvm.mlir.global private constant @y(dense<1.000000e+00> : tensor<8xf32>) {addr_space = 0 : i32, alignment = 32 : i64} : !llvm.array<8 x f32>
  llvm.mlir.global internal constant @int_gep() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @v : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal thread_local unnamed_addr constant @tl(0 : i64) {addr_space = 3 : i32, dso_local, section = "s"} : i64
  llvm.mlir.global external hidden thread_local local_unnamed_addr @tl2(0 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global external protected @tl3(0 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global common @cm(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global extern_weak @ew() {addr_space = 0 : i32} : i32
  llvm.mlir.global internal @bl(true) {addr_space = 0 : i32} : i1
  llvm.mlir.global internal @un() {addr_space = 0 : i32} : i1
  llvm.mlir.global weak_odr @un2() {addr_space = 0 : i32, alignment = 8 : i64, other = 1 : i64} : i1 {
    %0 = llvm.mlir.undef : i1
    llvm.return %0 : i1
  }
  llvm.func @f() {
    %0 = llvm.mlir.addressof @v {a} : !llvm.ptr
    %1 = llvm.mlir.addressof @tl : !llvm.ptr<3>
    %2 = llvm.mlir.addressof @f : !llvm.ptr
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr) {
    llvm.switch %arg0 : i32, ^bb1 [
      42: ^bb2(%arg1 : i64),
      4294967295: ^bb3(%arg0, %arg1 : i32, i64)
    ]
  ^bb1:  // 11 preds: ^bb0, ^bb2, ^bb2, ^bb5, ^bb5, ^bb5, ^bb5, ^bb7, ^bb8, ^bb9, ^bb9
    llvm.switch %arg1 : i64, ^bb4(%arg2 : !llvm.ptr) [
    ]
  ^bb2(%0: i64):  // pred: ^bb0
    llvm.switch %arg1 : i64, ^bb1 [
      1: ^bb1
    ] {branch_weights = array<i32: 3, 4>}
  ^bb3(%1: i32, %2: i64):  // pred: ^bb0
    llvm.unreachable
  ^bb4(%3: !llvm.ptr):  // pred: ^bb1
    llvm.unreachable
  ^bb5:  // no predecessors
    llvm.switch %arg1 : i64, ^bb1 [
      0: ^bb1,
      18446744073709551615: ^bb1,
      18446744073709551615: ^bb1
    ]
  ^bb6:  // no predecessors
    llvm.unreachable
  ^bb7:  // no predecessors
    llvm.switch %arg1 : i64, ^bb1 [
    ]
  ^bb8:  // no predecessors
    llvm.switch %arg1 : i64, ^bb1 [
    ]
  ^bb9:  // no predecessors
    llvm.switch %arg1 : i64, ^bb1 [
      3: ^bb1
    ]
  }
}

// -----
module {
  llvm.func @f(%arg0: i32, ...) attributes {test} {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
  llvm.func @g(%arg0: i32) -> i32 {
    %0 = llvm.mlir.addressof @f : !llvm.ptr
    %1 = llvm.mlir.addressof @f : !llvm.ptr
    %2 = llvm.call %0(%arg0) : !llvm.ptr, (i32) -> i32
    %3 = llvm.call %1(%arg0) : !llvm.ptr, (i32) -> i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    llvm.switch %4 : i32, ^bb1 [
      1: ^bb2,
      2: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return %2 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %3 : i32
  }
}

// -----
module {
  llvm.comdat_selector @any any
}

// -----
module {
  llvm.comdat @__c {
    llvm.comdat_selector @any any
  } {a}
}

// -----
module {
  llvm.func @a()
}

// -----
module {
  llvm.func @f(i32) vscale_range(-1, 1410065407)
}

// -----
module {
  llvm.func @f(i32, ...)
}

// -----
module {
  func.func @f() {
    llvm.unreachable {a}
  }
}

// -----
module {
  llvm.mlir.global common @any([0 : i32]) {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.mlir.global common @any(-0.000000e+00 : f32) {addr_space = 0 : i32} : f32
}

// -----
module {
  llvm.mlir.global common @any(dense<0> : tensor<0xi32>) {addr_space = 0 : i32} : i32
}

// -----
module {
  llvm.func @c()
}

// -----
module {
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0 weights([1, 2]), ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// -----
module {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
  func.func @f() {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.addressof @g : !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    %3 = llvm.load %1 : !llvm.ptr -> i32
    "use"(%2, %3) : (i32, i32) -> ()
    return
  }
}

// -----
module {
  llvm.func @f(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.switch %0 : i32, ^bb1(%arg0 : i32) [
      1: ^bb2,
      2: ^bb1(%0 : i32)
    ]
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb0
    llvm.br ^bb3(%1 : i32)
  ^bb2:  // pred: ^bb0
    %2 = llvm.call @f(%arg0) : (i32) -> i32
    llvm.br ^bb3(%2 : i32)
  ^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %3 : i32
  }
  llvm.func internal @unused() {
    llvm.return
  }
}

// -----
module {
  llvm.func @callee(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
  llvm.func @caller(%arg0: i32) -> i32 {
    %0 = llvm.call @callee(%arg0) : (i32) -> i32
    llvm.return %0 : i32
  }
}

// -----
module {
  func.func private @callee(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  llvm.func @caller(%arg0: i32) -> i32 {
    %0 = func.call @callee(%arg0) : (i32) -> i32
    llvm.return %0 : i32
  }
}

// -----
module {
  llvm.func @callee(%arg0: i32 {llvm.noundef}) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.add %arg0, %0 : i32
    llvm.return %0 : i32
  }
  llvm.func @caller(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.call @callee(%0) : (i32) -> i32
    llvm.return %1 : i32
  }
  llvm.func @dead() attributes {sym_visibility = "private"}
  llvm.mlir.global external @dead2() {addr_space = 0 : i32, sym_visibility = "private"} : i32
}

