module {
  ods.dialect @grown {
    ods.type @old
    ods.type @new {since = "22.1"}
    ods.attribute @mark {format = "`<` $value `>`", parameters = ["value: int32"], since = "22"}
    ods.operation @older {format = "attr-dict `:` type($result)", results = ["result: any"]}
    ods.operation @newer {format = "attr-dict", since = "22.1"}
  }
  ods.dialect @young attributes {since = "22.1"} {
    ods.operation @run {format = "attr-dict"}
    ods.operation @before {format = "attr-dict", since = "19.1"}
  }
}

