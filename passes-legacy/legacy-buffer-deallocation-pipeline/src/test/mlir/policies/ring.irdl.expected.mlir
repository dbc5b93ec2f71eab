module {
  irdl.dialect @ring {
    irdl.operation @alloc attributes {mortise.dealloc = @ring::@release, mortise.effects = {allocate = ["memory"]}, mortise.format = "`(` $sizes `)` attr-dict `:` type($memory)", mortise.operands = ["sizes"], mortise.results = ["memory"]} {
      %0 = irdl.is index 
      %1 = irdl.base "!builtin.memref" 
      irdl.operands(variadic %0)
      irdl.results(%1)
    }
    irdl.operation @release attributes {mortise.effects = {free = ["memory"]}, mortise.format = "$memory attr-dict `:` type($memory)", mortise.operands = ["memory"]} {
      %0 = irdl.base "!builtin.memref" 
      irdl.operands(%0)
    }
  }
}

