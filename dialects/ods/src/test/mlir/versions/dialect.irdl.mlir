// RUN:
// REFERENCE: has no dialect ods.

ods.dialect @grown {
  ods.type @old {}
  ods.type @new {since = "22.1"}
  ods.attribute @mark {parameters = ["value: int32"], format = "`<` $value `>`", since = "22"}
  ods.operation @older {results = ["result: any"], format = "attr-dict `:` type($result)"}
  ods.operation @newer {since = "22.1", format = "attr-dict"}
}

ods.dialect @young attributes {since = "22.1"} {
  ods.operation @run {format = "attr-dict"}
  ods.operation @before {since = "19.1", format = "attr-dict"}
}
