// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
// Entries, attributes and nested layouts that are rejected.
// expected-error @below {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 4 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, 4>>} {}

// -----

// expected-error @below {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[64, 32]> : vector<2xi64>>>} {}

// -----

// expected-error @below {{expected 1 or 2 elements in the data layout entry}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[1, 2, 3]> : vector<3xi64>>>} {}

// -----

// expected-error @below {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, dense<64> : vector<1xi64>>>} {}

// -----

// expected-error @below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<vector<2xf32>, dense<8> : vector<2xi64>>>} {}

// -----

// expected-error @below {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "middle">>} {}

// -----

// expected-error @below {{unknown data layout entry name: dlti.foo}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.foo", 1>>} {}

// -----

// expected-error @below {{attribute 'dlti.foo' not supported by dialect}}
module attributes {dlti.foo = 1} {}

// -----

// expected-error @below {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 1} {}

// -----

// expected-error @below {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 1} {}

// -----

// expected-error @below {{repeated layout entry key: 'i32'}}
module attributes {x.y = #dlti.dl_spec<#dlti.dl_entry<i32, 4>, #dlti.dl_entry<i32, 5>>} {}

// -----

// expected-error @below {{dlti.target_device_spec does not allow type as a key: 'i32'}}
module attributes {x.y = #dlti.target_device_spec<#dlti.dl_entry<i32, 4>>} {}

// -----

// expected-error @below {{expected a type or a quoted string}}
module attributes {x.y = #dlti.dl_entry<foo, 4>} {}

// -----

// expected-error @below {{unknown attribute `foo` in dialect `dlti`}}
module attributes {x.y = #dlti.foo<1>} {}

// -----

// expected-note @below {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"foo", 2>>} {
  // expected-note @below {{enclosing op with data layout}}
  module {
    // expected-error @below {{data layout does not combine with layouts of enclosing ops}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"foo", 3>>} {}
  }
}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
// expected-error @+3 {{expected ':'}}
// expected-error @+2 {{Missing colon}}
// expected-error @below {{failed to parse DLTI_TargetSystemSpecAttr parameter 'entries' which is to be a `::llvm::ArrayRef<DeviceIDTargetDeviceSpecPair>`}}
    "CPU" #dlti.target_device_spec<#dlti.dl_entry<"L1_cache_size_in_bytes", 4096>>
  >} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
// expected-error @+3 {{expected string}}
// expected-error @+2 {{DeviceID is missing, or is not of string type}}
// expected-error @below {{failed to parse DLTI_TargetSystemSpecAttr parameter 'entries' which is to be a `::llvm::ArrayRef<DeviceIDTargetDeviceSpecPair>`}}
    0: #dlti.target_device_spec<#dlti.dl_entry<"L1_cache_size_in_bytes", 4096>>
  >} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
// expected-error @below {{invalid kind of attribute specified}}
    "CPU": 5
// expected-error @+2 {{Error in parsing target device spec}}
// expected-error @below {{failed to parse DLTI_TargetSystemSpecAttr parameter 'entries' which is to be a `::llvm::ArrayRef<DeviceIDTargetDeviceSpecPair>`}}
  >} {}
