// RUN: --irdl-file=%S/dialect.irdl.mlir --mlir-print-op-generic
// REFERENCE: has no dialect ods.
// Optional properties that are no attributes are arrays of one value or none, as in MLIR 22; flags are true or false.
toy.load
toy.load volatile alignment = 8 order = strict hint = relaxed {note = "a"}
"toy.load"() <{alignment = [16], volatile, order = 1 : i32, hint = []}> : () -> ()
"toy.load"() <{volatile = true}> : () -> ()
"toy.load"() <{volatile = false, note = "b"}> : () -> ()
toy.dict
toy.dict <{alignment = [8], volatile}>
