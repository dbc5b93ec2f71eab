// RUN: --split-input-file --verify-diagnostics --irdl-file=%S/numbers.irdl.mlir
// REFERENCE: has no dialect ods.

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse int8 parameter 'value' which is to be a `int8_t`}}
module attributes {n.a = #n.int8<128>} {}

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse int32 parameter 'value' which is to be a `int32_t`}}
module attributes {n.a = #n.int32<-2147483649>} {}

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse int64 parameter 'value' which is to be a `int64_t`}}
module attributes {n.a = #n.int64<0xFFFFFFFFFFFFFFFF>} {}

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse unsigned parameter 'value' which is to be a `unsigned`}}
module attributes {n.a = #n.unsigned<4294967296>} {}

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse uint64 parameter 'value' which is to be a `uint64_t`}}
module attributes {n.a = #n.uint64<18446744073709551616>} {}
