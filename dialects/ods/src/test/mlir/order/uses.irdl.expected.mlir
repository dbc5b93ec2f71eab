module {
  ods.dialect @uses {
    ods.pattern @one {match = "defines.one($x)", replace = "uses.one($x)"}
    ods.operation @one {operands = ["x: any"], results = ["r: any"], types = ["same(x, r)"]}
  }
}

