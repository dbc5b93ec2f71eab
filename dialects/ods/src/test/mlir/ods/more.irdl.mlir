// RUN:
// REFERENCE: has no dialect ods.
ods.dialect @more {
  ods.operation @use {operands = ["handle: exactly(!toy.handle)"], format = "$handle attr-dict"}
}
