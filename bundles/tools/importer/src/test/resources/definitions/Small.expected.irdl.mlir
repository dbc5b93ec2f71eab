// Made by mortise-import from Small.td. The next import replaces this file:
// put changes in a supplement, a file with an ods.dialect of the same name, and import --with it.

ods.dialect @small attributes {
  summary = "A small dialect.",
  source = "Small.td"
} {
  ods.constraint @Number {accepts = "i32 | f32", description = "a number"}
  ods.constraint @Odd {accepts = "i32 & unchecked(\"isOdd($_self)\")", description = "an odd type"}

  ods.operation @add {
    summary = "Adds",
    operands = ["lhs: @Number", "rhs: @Number"],
    attributes = ["name: string"],
    results = ["sum: @Number"],
    format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($sum)"
  }

  ods.operation @end {
    operands = ["values: any...", "odd: @Odd"],
    traits = ["terminator"]
  }
}
