// RUN: --split-input-file --verify-diagnostics --irdl-file=%S/text.irdl.mlir --allow-unregistered-dialect
// REFERENCE: has no dialect ods.

// A type that is kept as text is inferred from the type in it.
%b, %c, %v, %w = "test.values"() : () -> (!toy.box<i32>, !toy.box<!toy.box<f32>>, i32, !toy.box<f32>)
toy.put %b, %v : i32
toy.put %c, %w : !toy.box<f32>

// -----

// expected-note @+1 {{prior use here}}
%b, %v = "test.values"() : () -> (!toy.box<f32>, i32)
// expected-error @+1 {{use of value '%b' expects different type than prior uses: '!toy.box<i32>' vs '!toy.box<f32>'}}
toy.put %b, %v : i32
