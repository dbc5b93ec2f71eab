// RUN:
// REFERENCE: has no dialect ods.
ods.dialect @toy {
  ods.type @box {format = "text"}
  ods.operation @put {
    operands = ["box: !toy.box", "value: any"],
    types = ["box = !toy.box(value)"],
    format = "$box `,` $value attr-dict `:` type($value)"
  }
}
