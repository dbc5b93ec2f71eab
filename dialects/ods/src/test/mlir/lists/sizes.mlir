// RUN: --split-input-file --verify-diagnostics --irdl-file=%S/dialect.irdl.mlir --allow-unregistered-dialect
// REFERENCE: has no dialect ods.
%0 = "test.value"() : () -> i32
// expected-error @+1 {{'toy.switch' op cases count (2) does not match with the total size (3) specified in attribute 'sizes'}}
"toy.switch"(%0, %0, %0) <{sizes = array<i32: 1, 2>}> : (i32, i32, i32) -> ()

// -----

%0 = "test.value"() : () -> i32
// expected-error @+1 {{'toy.switch' op 'sizes' attribute cannot have negative elements}}
"toy.switch"(%0, %0, %0) <{sizes = array<i32: -1, 3>}> : (i32, i32, i32) -> ()
