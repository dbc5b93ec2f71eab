// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// One byte stands for all booleans only if all its bits are the same.

"test.op"() {all = dense<"0xFF"> : tensor<9xi1>, none = dense<"0x00"> : tensor<9xi1>} : () -> ()

// -----

// expected-error @below {{elements hex data size is invalid for provided type: 'tensor<9xi1>'}}
"test.op"() {some = dense<"0x01"> : tensor<9xi1>} : () -> ()

// -----

// expected-error @below {{elements hex data size is invalid for provided type: 'tensor<0xi1>'}}
"test.op"() {some = dense<"0x01"> : tensor<0xi1>} : () -> ()
