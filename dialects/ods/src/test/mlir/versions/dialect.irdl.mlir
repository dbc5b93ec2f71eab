// RUN:
// REFERENCE: has no dialect ods.

ods.dialect @grown {
  ods.type @old {}
  ods.type @new {since = "22.1"}
  ods.attribute @mark {parameters = ["value: int32"], format = "`<` $value `>`", since = "22"}
  ods.operation @older {results = ["result: any"], format = "attr-dict `:` type($result)"}
  ods.operation @wider {
    attributes = ["size: i64", "mark: unit? since 22.1", "number: i64 = 4 : i64 since 22.1"],
    format = "$size (`marked` $mark^)? (`number` $number^)? attr-dict"
  }
  ods.operation @loose {attributes = ["mark: unit? since 22.1"], format = "attr-dict"}
  ods.operation @strict {attributes = ["mark: unit? since 22.1"], format = "prop-dict attr-dict"}
  ods.operation @newer {since = "22.1", format = "attr-dict"}
}

ods.dialect @young attributes {since = "22.1"} {
  ods.operation @run {format = "attr-dict"}
  ods.operation @before {since = "19.1", format = "attr-dict"}
}
