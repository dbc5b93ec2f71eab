module {
  ods.dialect @defines {
    ods.operation @one {operands = ["x: any"], results = ["r: any"], types = ["same(x, r)"]}
  }
}

