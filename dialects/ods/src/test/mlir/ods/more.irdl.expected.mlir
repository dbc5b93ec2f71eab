module {
  ods.dialect @more {
    ods.operation @use {format = "$handle attr-dict", operands = ["handle: exactly(!toy.handle)"]}
  }
}

