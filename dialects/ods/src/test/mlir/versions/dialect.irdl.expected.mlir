module {
  ods.dialect @grown {
    ods.type @old
    ods.type @new {since = "22.1"}
    ods.attribute @mark {format = "`<` $value `>`", parameters = ["value: int32"], since = "22"}
    ods.operation @older {format = "attr-dict `:` type($result)", results = ["result: any"]}
    ods.operation @wider {attributes = ["size: i64", "mark: unit? since 22.1", "number: i64 = 4 : i64 since 22.1"], format = "$size (`marked` $mark^)? (`number` $number^)? attr-dict"}
    ods.operation @loose {attributes = ["mark: unit? since 22.1"], format = "attr-dict"}
    ods.operation @strict {attributes = ["mark: unit? since 22.1"], format = "prop-dict attr-dict"}
    ods.operation @newer {format = "attr-dict", since = "22.1"}
  }
  ods.dialect @young attributes {since = "22.1"} {
    ods.operation @run {format = "attr-dict"}
    ods.operation @before {format = "attr-dict", since = "19.1"}
  }
}

