module {
  ods.dialect @toy {
    ods.enum @Order {cases = ["relaxed", "strict"], type = "i32"}
    ods.operation @load {attributes = ["alignment: property(i64)?", "volatile: property(unit)?", "order: property(@Order) = relaxed", "hint: property(@Order)?", "note: string?"], format = "(`volatile` $volatile^)? (`alignment` `=` $alignment^)? (`order` `=` $order^)? (`hint` `=` $hint^)? attr-dict"}
    ods.operation @dict {attributes = ["alignment: property(i64)?", "volatile: property(unit)?", "note: string?"], format = "prop-dict attr-dict"}
  }
}

