// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics --irdl-file=%S/definitions.irdl.mlir --allow-unregistered-dialect
// Each error that a use can have.
// expected-error @below {{expected base attribute 'd.a0' but got 'builtin.integer'}}
"d.basea"() {a = 1} : () -> ()

// -----

// expected-error @below {{expected base attribute 'd.a0' but got 'builtin.type'}}
"d.basea"() {a = i32} : () -> ()

// -----

// expected-error @below {{expected base attribute 'd.a0' but got 'builtin.opaque'}}
"d.basea"() {a = #m.a1<1>} : () -> ()

// -----

// expected-error @below {{expected type, got attribute '1 : i64}}
"d.baset"() {a = 1} : () -> ()

// -----

// expected-error @below {{expected type, got attribute '#m.a0}}
"d.baset"() {a = #m.a0} : () -> ()

// -----

// expected-error @below {{expected base type 'd.t0' but got 'builtin.opaque'}}
"d.baset"() {a = !m.t1<i32>} : () -> ()

// -----

// expected-error @below {{expected base attribute 'd.a0' but got 'builtin.type'}}
"d.basea"() {a = !m.tbad<!m.t1<i32>>} : () -> ()

// -----

// expected-error @below {{expected base attribute 'd.a0' but got 'builtin.opaque'}}
"d.basea"() {a = #m.abad<#m.a1<i32>>} : () -> ()

// -----

// expected-error @below {{expected base attribute 'd.a0' but got 'builtin.type'}}
"d.basea"() {a = !m.tp<!m.t0>} : () -> ()

// -----

// expected-error @below {{expected base attribute 'd.a0' but got 'builtin.type'}}
"d.basea"() {a = !m.tp<i32>} : () -> ()

// -----

// expected-error @below {{expected base attribute 'd.a0' but got 'builtin.type'}}
"d.basea"() {a = !m.tp<1>} : () -> ()

// -----

// expected-error @below {{expected base attribute 'd.a0' but got 'builtin.type'}}
"d.basea"() {a = !m.ap<#m.a0>} : () -> ()

// -----

// expected-error @below {{expected base attribute 'd.a0' but got 'builtin.type'}}
"d.basea"() {a = !m.ap<i32>} : () -> ()

// -----

// expected-error @below {{expected base attribute 'd.a0' but got 'builtin.type'}}
"d.basea"() {a = !m.ap<1>} : () -> ()

// -----

// expected-error @+2 {{op expects exactly 1 operands, but got 0}}
// expected-error @below {{'d.both' op unexpected number of regions: expected 1 but got 0}}
"d.both"() {a = 1} : () -> ()

// -----

// expected-error @below {{op expects exactly 1 operands, but got 0}}
"d.both"() ({}) : () -> ()

// -----

%0 = "test.x"() : () -> i64
// expected-error @below {{op expects exactly 1 results, but got 0}}
"d.both"(%0) ({}) {a = 1} : (i64) -> ()

// -----

%0 = "test.x"() : () -> i64
// expected-error @below {{expected 'i32' but got '1 : i64'}}
%1 = "d.both"(%0) ({}) {a = 1} : (i64) -> (i32)

// -----

%0 = "test.x"() : () -> i64
// expected-error @below {{expected 'i32' but got 'i64'}}
%1 = "d.both"(%0) ({}) {a = i32} : (i64) -> (i32)

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{expected 'i64' but got 'i32'}}
%1 = "d.both"(%0) ({}) {a = i32} : (i32) -> (i32)

// -----

%0 = "test.x"() : () -> i32
// expected-error @+2 {{expected 'i64' but got 'i32'}}
// expected-error @below {{'d.both' op unexpected number of regions: expected 1 but got 0}}
%1 = "d.both"(%0) {a = i32} : (i32) -> (i32)

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{op expects exactly 1 results, but got 2}}
%1:2 = "d.both"(%0) ({}) {a = i32} : (i32) -> (i32, i32)

// -----

%0 = "test.x"() : () -> i64
// expected-error @below {{expected 'i64' but got 'i32'}}
%1 = "d.any"(%0) : (i64) -> (i32)

// -----

%0 = "test.x"() : () -> f32
// expected-error @below {{'f32' does not satisfy the constraint}}
%1 = "d.any"(%0) : (f32) -> (f32)

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{expected 'i32' but got 'i64'}}
%1 = "d.any"(%0) : (i32) -> (i64)

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{'operand_segment_sizes' attribute is expected but not provided}}
"d.seg"(%0) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{'operand_segment_sizes' attribute for specifying operand segments must have 2 elements, but got 1}}
"d.seg"(%0) {operand_segment_sizes = array<i32: 1>, result_segment_sizes = array<i32: 0, 0>} : (i32) -> ()

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{'operand_segment_sizes' attribute is expected to be a dense i32 array}}
"d.seg"(%0) {operand_segment_sizes = array<i64: 1, 0>, result_segment_sizes = array<i32: 0, 0>} : (i32) -> ()

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{'operand_segment_sizes' attribute for specifying operand segments must have 2 elements, but got 3}}
"d.seg"(%0) {operand_segment_sizes = array<i32: 1, 0, 0>, result_segment_sizes = array<i32: 0, 0>} : (i32) -> ()

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{element 1 in 'result_segment_sizes' attribute must be equal to 0 or 1}}
"d.seg"(%0) {operand_segment_sizes = array<i32: 1, 0>, result_segment_sizes = array<i32: 0, 2>} : (i32) -> ()

// -----

%0 = "test.x"() : () -> i32
%1 = "d.seg"(%0) {operand_segment_sizes = array<i32: 1, 0>, result_segment_sizes = array<i32: 0, 1>} : (i32) -> (i32)
// expected-error @below {{expected 'i32' but got 'i64'}}
%2 = "d.seg"(%0) {operand_segment_sizes = array<i32: 1, 0>, result_segment_sizes = array<i32: 0, 1>} : (i32) -> (i64)

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{integer constant out of range}}
"d.seg"(%0) {operand_segment_sizes = array<i32: 5000000000, 0>} : (i32) -> ()

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{'operand_segment_sizes' attribute for specifying operand segments must have non-negative values}}
"d.seg"(%0) {operand_segment_sizes = array<i32: 2, -1>, result_segment_sizes = array<i32: 0, 0>} : (i32) -> ()

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{element 0 in 'operand_segment_sizes' attribute must be equal to 1}}
"d.seg3"(%0) {operand_segment_sizes = array<i32: 0, 1, 0>} : (i32) -> ()

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{element 0 in 'operand_segment_sizes' attribute must be equal to 1}}
"d.seg3"(%0, %0) {operand_segment_sizes = array<i32: 2, 0, 0>} : (i32, i32) -> ()

// -----

%0 = "test.x"() : () -> i32
// expected-error @below {{op expects at most 1 operands, but got 2}}
"d.opt"(%0, %0) : (i32, i32) -> ()

// -----

%0 = "test.x"() : () -> i32
"d.opt"(%0) : (i32) -> ()
"d.opt"() : () -> ()
%1:2 = "d.opt"() : () -> (f32, f32)
// expected-error @below {{expected 'f32' but got 'i32'}}
%2:2 = "d.opt"() : () -> (f32, i32)

// -----

// expected-error @below {{invalid memref element type}}
func.func @f(%a: memref<4x!d.t0>) { return }

// -----

// expected-error @below {{vector elements must be int/index/float type}}
func.func @f(%a: vector<4x!d.t0>) { return }

// -----

// expected-error @below {{unregistered operation 'd.t0' found in dialect ('d') that does not allow unknown operations}}
"d.t0"() : () -> ()

// -----

// expected-error @below {{op expects exactly 0 results, but got 1}}
%0 = "d.emptyop"() : () -> (i32)

// -----

// expected-error @below {{'d.emptyop' op unexpected number of regions: expected 0 but got 1}}
"d.emptyop"() ({}) : () -> ()

// -----

// expected-error @below {{invalid properties {a = 1 : i64} for op d.emptyop: extensible Dialects don't support properties}}
"d.emptyop"() <{a = 1}> : () -> ()

// -----

// expected-error @below {{expected 'i32' but got 'i64'}}
"d.attrs"() {x = 1, y = i64, z = "s"} : () -> ()

// -----

// expected-error @below {{expected base attribute 'builtin.string' but got 'builtin.integer'}}
"d.attrs"() {x = 1, y = i32, z = 1} : () -> ()

// -----

// expected-error @below {{expected 'i32' but got '1 : i64'}}
"d.attrs"() {x = 1, y = 1, z = "s"} : () -> ()

// -----

// expected-error @below {{expected '1 : i64' but got '2 : i64'}}
"d.emptyop"() {a = #d.two<1, "s", 2, i32>} : () -> ()

// -----

// expected-error @below {{expected '"s"' but got '"t"'}}
"d.emptyop"() {a = #d.two<1, "t", 1, i32>} : () -> ()

// -----

// expected-error @below {{expected base type 'builtin.integer' but got 'builtin.f32'}}
"d.emptyop"() {a = #d.two<1, "s", 1, f32>} : () -> ()

// -----

// expected-error @below {{expected type, got attribute '3 : i64}}
"d.emptyop"() {a = #d.two<1, "s", 1, 3>} : () -> ()

// -----

// expected-error @below {{expected 4 type arguments, but had 2}}
"d.emptyop"() {a = #d.two<1, "s">} : () -> ()

// -----

// expected-error @below {{expected region 1 to have 2 arguments but got 0}}
"d.reg"() ({}, {}, {}, {}) : () -> ()

// -----

// expected-error @below {{expected region 2 to have 3 block(s) but got 0}}
"d.reg"() ({}, {^bb0(%0: i32, %1: i64): "d.emptyop"() : () -> ()}, {}, {}) : () -> ()

// -----

// expected-error @below {{block with no terminator, has "d.emptyop"() : () -> ()}}
"d.reg"() ({}, {^bb0(%0: i32, %1: i64): "d.emptyop"() : () -> ()}, {"d.empty"():()->()^bb1: "d.empty"():()->() ^bb2: "d.empty"():()->() }, {}) : () -> ()

// -----

// expected-error @below {{'test.br' op requires 1 successor but found 0}}
"d.reg"() ({}, {^bb0(%0: i32, %1: i64): "test.br"() : () -> ()}, {"test.br"()[^bb1]:()->()^bb1: "test.br"()[^bb2]:()->() ^bb2: "test.x"():()->() }, {"test.x"():()->()}) : () -> ()

// -----

// expected-error @+2 {{expected 'i64' but got 'i32'}}
// expected-note @below {{see the operation}}
"d.reg"() ({}, {^bb0(%0: i32, %1: i32): "test.br"() : () -> ()}, {}, {}) : () -> ()

// -----

// expected-error @+2 {{expected region 1 to have 2 arguments but got 1}}
// expected-note @below {{see the operation}}
"d.reg"() ({}, {^bb0(%0: i32): "test.br"() : () -> ()}, {}, {}) : () -> ()

// -----

// expected-error @below {{'d.reg' op unexpected number of regions: expected 4 but got 1}}
"d.reg"() ({}) : () -> ()

// -----

// expected-error @below {{'d.reg' op unexpected number of regions: expected 4 but got 0}}
"d.reg"() : () -> ()

// -----

// expected-error @below {{successors in non-terminator}}
"d.emptyop"()[^bb0] : () -> ()
^bb0:
"d.emptyop"() : () -> ()

// -----

%0:2 = "test.x"() : () -> (!d.empty, i32)
%1 = "test.x"() : () -> (!d.noparams)
%2 = "test.x"() : () -> (i64)
// expected-error @below {{expected 'i64' but got 'i32'}}
"d.par"(%1, %2) {a = #d.two<i64, "s", i32, i64>} : (!d.noparams, i64) -> ()
"d.par"(%1, %2, %0#1) {a = #d.two<i32, "s", i32, i64>} : (!d.noparams, i64, i32) -> ()

// -----

%1 = "test.x"() : () -> (!d.noparams)
%2 = "test.x"() : () -> (i64)
// expected-error @below {{expected 'i32' but got 'i64'}}
"d.par"(%1, %2) {a = #d.two<i64, "s", i64, i32>} : (!d.noparams, i64) -> ()

// -----

%1 = "test.x"() : () -> (!d.empty)
%2 = "test.x"() : () -> (i64)
// expected-error @below {{expected base type 'd.noparams' but got 'd.empty'}}
"d.par"(%1, %2) {a = #d.two<i64, "s", i64, i32>} : (!d.empty, i64) -> ()

// -----

%1 = "test.x"() : () -> (i64)
%2 = "test.x"() : () -> (i64)
// expected-error @below {{expected base type 'd.noparams' but got 'builtin.integer'}}
"d.par"(%1, %2) {a = #d.two<i64, "s", i64, i32>} : (i64, i64) -> ()

// -----

%1 = "test.x"() : () -> (!d.noparams)
%2 = "test.x"() : () -> (f64)
// expected-error @below {{expected 'i32' but got 'f64'}}
"d.par"(%1, %2) {a = #d.two<i64, "s", i64, i32>} : (!d.noparams, f64) -> ()

// -----

%1 = "test.x"() : () -> (!d.noparams)
%2 = "test.x"() : () -> (i64)
// expected-error @below {{expected base attribute 'two.d' but got '#d.noparamsa'}}
"d.par"(%1, %2) {a = #d.noparamsa} : (!d.noparams, i64) -> ()

// -----

%1 = "test.x"() : () -> (!d.noparams)
%2 = "test.x"() : () -> (i64)
// expected-error @below {{expected base attribute 'two.d' but got '1 : i64'}}
"d.par"(%1, %2) {a = 1} : (!d.noparams, i64) -> ()

// -----

// expected-error @below {{expected dynamic attribute}}
"test.x"() {a = #d.empty, b = 1} : () -> ()

// -----

// expected-error @below {{expected ','}}
"test.x"() {a = #d.two<1 : i32 "s", 1, i32> : i64, b = 1} : () -> ()

// -----

// expected-error @below {{expected 4 type arguments, but had 0}}
"test.x"() {a = #d<two>, b = 1} : () -> ()

// -----

// expected-error @below {{expected valid keyword}}
"test.x"() {a = #d<"two">} : () -> ()

// -----

// expected-error @below {{expected valid keyword}}
"test.x"() {a = !d<>} : () -> ()

// -----

// expected-error @below {{unregistered operation 'd.foo' found in dialect ('d') that does not allow unknown operations}}
"d.foo"() {d.foo} : () -> ()

// -----

// expected-error @below {{expected region 0 to have 2 block(s) but got 1}}
"d.shaped"() ({^bb0(%0: i32, %1: i32, %2: i32): "test.x"() : () -> ()}) : () -> ()

// -----

// expected-error @below {{expected region 0 to have 2 block(s) but got 1}}
"d.shaped"() ({^bb0(%0: i32 loc("a"), %1: i64 loc("b":3:4)): "test.x"() : () -> ()}) : () -> ()

// -----

// expected-error @below {{expected region 0 to have 2 block(s) but got 1}}
"d.shaped"() ({^bb0(%0: i32, %1: i32): "test.x"() : () -> ()}) : () -> ()

// -----

// expected-error @below {{expected region 0 to have 2 block(s) but got 1}}
"d.shaped"() ({^bb0(%0: i32, %1: i64): "test.x"() : () -> ()}) : () -> ()

// -----

// expected-error @below {{expected region 0 to have 2 arguments but got 0}}
"d.shaped"() ({^bb0: "test.x"()[^bb1] : () -> () ^bb1: "test.x"() : () -> ()}) : () -> ()

// -----

// expected-error @below {{'d.three' op attribute "c" is expected but not provided}}
"d.three"() {a = i32, b = i32} : () -> ()

// -----

// expected-error @below {{'d.shaped' op unexpected number of regions: expected 1 but got 0}}
"d.shaped"() {a = i32} : () -> ()

// -----

// expected-error @below {{'d.shaped' op unexpected number of regions: expected 1 but got 2}}
"d.shaped"() ({}, {}) {a = i32} : () -> ()

// -----

func.func @f(%b: i32) {
// expected-error @below {{'i32' does not satisfy the constraint}}
  "d.others"(%b) : (i32) -> ()
  return
}

// -----

// expected-error @below {{'i64' does not satisfy the constraint}}
func.func @f(%a: !d.list<i64>) { return }

// -----

// expected-error @below {{'i64' does not satisfy the constraint}}
func.func @f(%a: !d.list<!d.list<i64>>) { return }

// -----

func.func @f(%a: !d.t1<f32>) {
// expected-error @below {{expected 'f32' but got 'f64'}}
  %0 = "d.norm"(%a) : (!d.t1<f32>) -> f64
  return
}

// -----

// expected-error @+2 {{expected region 0 to have 2 arguments but got 3}}
// expected-note @below {{see the operation}}
"d.shaped"() ({^bb0(%0: i32, %1: i32, %2: i32): "test.x"()[^bb1] : () -> ()
^bb1: "test.x"() : () -> ()}) : () -> ()

// -----

// expected-error @+2 {{expected 'i32' but got 'i64'}}
// expected-note @below {{see the operation}}
"d.shaped"() ({^bb0(%0: i32, %1: i64): "test.x"()[^bb1] : () -> ()
^bb1: "test.x"() : () -> ()}) : () -> ()
