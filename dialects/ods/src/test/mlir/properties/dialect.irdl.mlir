// RUN:
// REFERENCE: has no dialect ods.
ods.dialect @toy {
  ods.enum @Order {type = "i32", cases = ["relaxed", "strict"]}
  ods.operation @load {
    attributes = [
      "alignment: property(i64)?", "volatile: property(unit)?", "order: property(@Order) = relaxed",
      "hint: property(@Order)?", "note: string?"
    ],
    format = "(`volatile` $volatile^)? (`alignment` `=` $alignment^)? (`order` `=` $order^)? (`hint` `=` $hint^)? attr-dict"
  }
  ods.operation @dict {
    attributes = ["alignment: property(i64)?", "volatile: property(unit)?", "note: string?"],
    format = "prop-dict attr-dict"
  }
}
