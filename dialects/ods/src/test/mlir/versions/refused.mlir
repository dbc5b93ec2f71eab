// RUN: --split-input-file --verify-diagnostics
// REFERENCE: has no dialect ods.

// expected-error @below {{unknown version of MLIR in 'since'}}
ods.dialect @d attributes {since = "7"} {
}
