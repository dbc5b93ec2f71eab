// RUN: --split-input-file --verify-diagnostics --mlir-version=19.1 --irdl-file=%S/dialect.irdl.mlir
// REFERENCE: has no dialect ods.

%0 = grown.older : !grown.old
grown.wider 1
grown.loose {mark}
grown.strict
young.before

// -----

// expected-error @below {{'grown.older' op type 'grown.new' does not exist in MLIR 19.1}}
%0 = grown.older : !grown.new

// -----

// expected-error @below {{'grown.older' op attribute 'grown.mark' does not exist in MLIR 19.1}}
%0 = grown.older {x.a = [#grown.mark<1>]} : i32

// -----

// expected-error @below {{'grown.newer' op does not exist in MLIR 19.1}}
grown.newer

// -----

// expected-error @below {{'young.run' op does not exist in MLIR 19.1}}
young.run

// -----

// expected-error @below {{'grown.wider' op attribute 'mark' does not exist in MLIR 19.1}}
grown.wider 1 marked

// -----

// expected-error @below {{'grown.wider' op attribute 'number' does not exist in MLIR 19.1}}
grown.wider 1 number 5

// -----

// expected-error @below {{'grown.strict' op attribute 'mark' does not exist in MLIR 19.1}}
grown.strict <{mark}>
