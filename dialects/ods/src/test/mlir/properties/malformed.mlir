// RUN: --split-input-file --verify-diagnostics --irdl-file=%S/dialect.irdl.mlir
// REFERENCE: has no dialect ods.

// expected-error @+1 {{invalid properties {alignment = 8 : i64} for op toy.load: expected optional properties to materialize as arrays}}
"toy.load"() <{alignment = 8}> : () -> ()

// -----

// expected-error @+1 {{invalid properties {alignment = [1, 2]} for op toy.load: expected optional properties to become 0- or 1-element arrays}}
"toy.load"() <{alignment = [1, 2]}> : () -> ()

// -----

// expected-error @+1 {{Invalid attribute `alignment` in property conversion: "x"}}
"toy.load"() <{alignment = ["x"]}> : () -> ()

// -----

// expected-error @+1 {{expected optional properties to materialize as arrays}}
toy.dict <{alignment = 8}>
