// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
// Errors in lists of entries.

// expected-error @below {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse DLTI_TargetDeviceSpecAttr parameter 'entries' which is to be a `::llvm::ArrayRef<DataLayoutEntryInterface>`}}
module attributes {x.y = #dlti.target_device_spec<1>} {}

// -----

// expected-error @below {{invalid kind of attribute specified}}
module attributes {x.y = #dlti.dl_spec<1 : i32>} {}
