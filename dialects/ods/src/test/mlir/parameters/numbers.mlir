// RUN: --irdl-file=%S/numbers.irdl.mlir
// REFERENCE: has no dialect ods.
// The largest and smallest numbers. A negative text of an unsigned number has its bits, as in MLIR.
module attributes {
  n.int8 = [#n.int8<-128>, #n.int8<127>, #n.int8<0x7F>],
  n.int32 = [#n.int32<-2147483648>, #n.int32<2147483647>],
  n.int64 = [#n.int64<-9223372036854775808>, #n.int64<9223372036854775807>],
  n.uint8 = [#n.uint8<0>, #n.uint8<255>, #n.uint8<-1>],
  n.uint32 = [#n.uint32<4294967295>, #n.uint32<-8>, #n.unsigned<4294967295>],
  n.uint64 = [#n.uint64<18446744073709551615>, #n.uint64<-1>]
} {}
