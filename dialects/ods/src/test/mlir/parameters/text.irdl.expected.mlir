module {
  ods.dialect @toy {
    ods.type @box {format = "text"}
    ods.operation @put {format = "$box `,` $value attr-dict `:` type($value)", operands = ["box: !toy.box", "value: any"], types = ["box = !toy.box(value)"]}
  }
}

