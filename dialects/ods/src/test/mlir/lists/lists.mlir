// RUN: --irdl-file=%S/dialect.irdl.mlir --allow-unregistered-dialect
// REFERENCE: has no dialect ods.
// A group of lists, as VariadicOfVariadic of ODS: the attribute has their sizes.
%0, %1 = "test.values"() : () -> (i32, f32)
toy.switch %0, (%0, %1), (), (%1) : (i32, f32), (), (f32) {a}
toy.switch %0, : 
"toy.switch"(%0, %0, %1) <{sizes = array<i32: 1, 0, 1>}> : (i32, i32, f32) -> ()
toy.maybe of (%0), (%0, %0)
toy.maybe
