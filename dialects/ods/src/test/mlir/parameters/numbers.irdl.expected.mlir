module {
  ods.dialect @n {
    ods.attribute @int8 {format = "`<` $value `>`", parameters = ["value: int8"]}
    ods.attribute @int32 {format = "`<` $value `>`", parameters = ["value: int32"]}
    ods.attribute @int64 {format = "`<` $value `>`", parameters = ["value: int64"]}
    ods.attribute @uint8 {format = "`<` $value `>`", parameters = ["value: uint8"]}
    ods.attribute @uint32 {format = "`<` $value `>`", parameters = ["value: uint32"]}
    ods.attribute @unsigned {format = "`<` $value `>`", parameters = ["value: unsigned"]}
    ods.attribute @uint64 {format = "`<` $value `>`", parameters = ["value: uint64"]}
  }
}

