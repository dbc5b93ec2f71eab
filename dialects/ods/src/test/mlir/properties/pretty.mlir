// RUN: --irdl-file=%S/dialect.irdl.mlir
// REFERENCE: has no dialect ods.
"toy.load"() <{alignment = [16], volatile, order = 1 : i32, hint = []}> : () -> ()
"toy.load"() <{alignment = [], volatile = false, hint = [1 : i32]}> : () -> ()
"toy.dict"() <{alignment = [16], volatile = true, note = "c"}> : () -> ()
toy.dict <{alignment = [], volatile = false}>
