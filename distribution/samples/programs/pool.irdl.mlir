// A dialect of memory pools. mlir-opt --irdl-file accepts it, too, and ignores the attributes mortise.*.
irdl.dialect @pool {
  irdl.type @handle {
    %element = irdl.any
    irdl.parameters(%element)
  }

  irdl.operation @take attributes {
    mortise.operands = ["pool", "sizes"], mortise.results = ["memory"],
    mortise.format = "$pool `(` $sizes `)` attr-dict `:` type($pool) `->` type($memory)",
    mortise.effects = {allocate = ["memory"]},
    mortise.dealloc = @pool::@give
  } {
    %element = irdl.any
    %pool = irdl.parametric @pool::@handle<%element>
    %size = irdl.is index
    %memory = irdl.base "!builtin.memref"
    irdl.operands(%pool, variadic %size)
    irdl.results(%memory)
  }

  irdl.operation @give attributes {
    mortise.operands = ["memory"],
    mortise.format = "$memory attr-dict `:` type($memory)",
    mortise.effects = {free = ["memory"]}
  } {
    %memory = irdl.base "!builtin.memref"
    irdl.operands(%memory)
  }

  irdl.operation @window attributes {
    mortise.operands = ["source"], mortise.results = ["view"],
    mortise.format = "$source attr-dict `:` type($source) `to` type($view)",
    mortise.traits = ["pure"],
    mortise.view = "source"
  } {
    %source = irdl.base "!builtin.memref"
    %view = irdl.base "!builtin.memref"
    irdl.operands(%source)
    irdl.results(%view)
  }

  irdl.operation @filler attributes {
    mortise.operands = ["pool"], mortise.results = ["element"],
    mortise.format = "$pool attr-dict `:` type($pool)",
    mortise.effects = {}
  } {
    %element = irdl.any
    %pool = irdl.parametric @pool::@handle<%element>
    irdl.operands(%pool)
    irdl.results(%element)
  }
}
