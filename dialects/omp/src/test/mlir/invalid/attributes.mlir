// RUN: --split-input-file --verify-diagnostics
// expected-error @below {{unknown attribute `foo` in dialect `omp`}}
module attributes {omp.x = #omp<foo>} {}

// -----

// expected-error @below {{expected valid keyword}}
// expected-error @below {{expected a parameter name in struct}}
module attributes {omp.x = #omp.version<>} {}

// -----

// expected-error @below {{expected '>'}}
module attributes {omp.x = #omp.version<version = 1, version = 2>} {}

// -----

// expected-error @below {{expected ::mlir::omp::ClauseProcBindKind to be one of: primary, master, close, spread}}
// expected-error @below {{failed to parse ProcBindKindAttr parameter 'value' which is to be a `::mlir::omp::ClauseProcBindKind`}}
module attributes {omp.x = #omp<procbindkind foo>} {}

// -----

// expected-error @below {{expected integer value}}
// expected-error @below {{failed to parse FlagsAttr parameter 'debug_kind' which is to be a `uint32_t`}}
module attributes {omp.x = #omp.flags<debug_kind = x>} {}

// -----

// expected-error @below {{expected '('}}
module attributes {omp.x = #omp<clause_depend dependsource>} {}

// -----

// expected-error @below {{expected integer value}}
// expected-error @below {{failed to parse VersionAttr parameter 'version' which is to be a `uint32_t`}}
module attributes {omp.x = #omp.version<version = "a">} {}

// -----

// expected-error @below {{duplicate or unknown struct parameter name: foo}}
module attributes {omp.x = #omp.version<foo = 1>} {}

// -----

// expected-error @below {{expected valid keyword}}
// expected-error @below {{failed to parse ProcBindKindAttr parameter 'value' which is to be a `::mlir::omp::ClauseProcBindKind`}}
module attributes {omp.x = #omp<procbindkind 3>} {}

// -----

// expected-error @below {{expected ::mlir::omp::ClauseRequires to be one of: none, reverse_offload, unified_address, unified_shared_memory, dynamic_allocators}}
// expected-error @below {{failed to parse ClauseRequiresAttr parameter 'value' which is to be a `::mlir::omp::ClauseRequires`}}
module attributes {omp.x = #omp<clause_requires foo>} {}

// -----

// expected-error @below {{expected valid keyword}}
// expected-error @below {{failed to parse ClauseRequiresAttr parameter 'value' which is to be a `::mlir::omp::ClauseRequires`}}
module attributes {omp.x = #omp<clause_requires reverse_offload|>} {}

// -----

// expected-error @below {{expected '<'}}
module attributes {omp.x = #omp.version} {}

// -----

// expected-error @below {{expected '>'}}
module attributes {omp.x = #omp.flags<debug_kind = 1 assume_no_thread_state = true>} {}

// -----

// expected-error @below {{expected ::mlir::omp::DataSharingClauseType to be one of: private, firstprivate}}
// expected-error @below {{failed to parse DataSharingClauseTypeAttr parameter 'value' which is to be a `::mlir::omp::DataSharingClauseType`}}
module attributes {omp.x = #omp<data_sharing_type {type = foo}>} {}

// -----

// expected-error @below {{unknown  type `foo` in dialect `omp`}}
module attributes {omp.x = !omp.foo} {}

// -----

// expected-error @below {{expected ::mlir::omp::ClauseDepend to be one of: dependsource, dependsink}}
// expected-error @below {{failed to parse ClauseDependAttr parameter 'value' which is to be a `::mlir::omp::ClauseDepend`}}
module attributes {omp.x = #omp<clause_depend(foo)>} {}

// -----

// expected-error @below {{integer value too large}}
// expected-error @below {{failed to parse FlagsAttr parameter 'assume_no_thread_state' which is to be a `bool`}}
module attributes {omp.x = #omp.flags<assume_no_thread_state = 3>} {}

// -----

// expected-error @below {{integer value too large}}
// expected-error @below {{failed to parse FlagsAttr parameter 'debug_kind' which is to be a `uint32_t`}}
module attributes {omp.x = #omp.flags<debug_kind = 4294967296>} {}

// -----

// expected-error @below {{expected '('}}
// expected-error @below {{failed to parse DeclareTargetAttr parameter 'device_type' which is to be a `DeclareTargetDeviceTypeAttr`}}
module attributes {omp.x = #omp.declaretarget<device_type = any>} {}

// -----

// expected-error @below {{expected ::mlir::omp::DeclareTargetDeviceType to be one of: any, host, nohost}}
// expected-error @below {{failed to parse DeclareTargetDeviceTypeAttr parameter 'value' which is to be a `::mlir::omp::DeclareTargetDeviceType`}}
// expected-error @below {{failed to parse DeclareTargetAttr parameter 'device_type' which is to be a `DeclareTargetDeviceTypeAttr`}}
module attributes {omp.x = #omp.declaretarget<device_type = (foo)>} {}

// -----

// expected-error @below {{duplicate or unknown struct parameter name: debug_kind}}
module attributes {omp.x = #omp.flags<debug_kind = 1, debug_kind = 2>} {}

// -----

// expected-error @below {{expected '='}}
module attributes {omp.x = #omp.flags<debug_kind 1>} {}

// -----

// expected-error @below {{expected '<'}}
module attributes {omp.x = #omp.flags} {}

// -----

// expected-error @below {{unbalanced '<' character in pretty dialect name}}
module attributes {omp.x = #omp.version<version = 11} {}
