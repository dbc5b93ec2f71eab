// RUN:
// REFERENCE: has no dialect ods.
ods.dialect @n {
  ods.attribute @int8 {parameters = ["value: int8"], format = "`<` $value `>`"}
  ods.attribute @int32 {parameters = ["value: int32"], format = "`<` $value `>`"}
  ods.attribute @int64 {parameters = ["value: int64"], format = "`<` $value `>`"}
  ods.attribute @uint8 {parameters = ["value: uint8"], format = "`<` $value `>`"}
  ods.attribute @uint32 {parameters = ["value: uint32"], format = "`<` $value `>`"}
  ods.attribute @unsigned {parameters = ["value: unsigned"], format = "`<` $value `>`"}
  ods.attribute @uint64 {parameters = ["value: uint64"], format = "`<` $value `>`"}
}
