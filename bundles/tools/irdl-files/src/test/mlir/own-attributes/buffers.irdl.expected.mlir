module {
  irdl.dialect @buffers {
    irdl.type @handle 
    irdl.type @pair {
      %0 = irdl.any
      irdl.parameters(%0)
    }
    irdl.operation @alloc attributes {mortise.dealloc = @buffers::@free, mortise.effects = {allocate = ["memory"]}, mortise.format = "`(` $sizes `)` attr-dict `:` type($memory)", mortise.operands = ["sizes"], mortise.results = ["memory"]} {
      %0 = irdl.is index 
      %1 = irdl.base "!builtin.memref" 
      irdl.operands(variadic %0)
      irdl.results(%1)
    }
    irdl.operation @free attributes {mortise.effects = {free = ["memory"]}, mortise.format = "$memory attr-dict `:` type($memory)", mortise.operands = ["memory"]} {
      %0 = irdl.base "!builtin.memref" 
      irdl.operands(%0)
    }
    irdl.operation @plain_alloc attributes {mortise.effects = {allocate = ["result0"]}} {
      %0 = irdl.base "!builtin.memref" 
      irdl.results(%0)
    }
    irdl.operation @fill attributes {mortise.effects = {read = ["source"], write = ["target"]}, mortise.format = "$source `into` $target attr-dict `:` type($source) `,` type($target)", mortise.operands = ["source", "target"]} {
      %0 = irdl.base "!builtin.memref" 
      %1 = irdl.base "!builtin.memref" 
      irdl.operands(%0, %1)
    }
    irdl.operation @rows attributes {mortise.format = "$source attr-dict `:` type($source) `to` type($view)", mortise.operands = ["source"], mortise.results = ["view"], mortise.traits = ["pure"], mortise.view = "source"} {
      %0 = irdl.base "!builtin.memref" 
      %1 = irdl.base "!builtin.memref" 
      irdl.operands(%0)
      irdl.results(%1)
    }
    irdl.operation @first attributes {mortise.format = "$pair attr-dict `:` type($pair)", mortise.operands = ["pair"], mortise.results = ["element"], mortise.traits = ["pure"]} {
      %0 = irdl.any
      %1 = irdl.parametric @buffers::@pair<%0> 
      irdl.operands(%1)
      irdl.results(%0)
    }
    irdl.operation @make attributes {mortise.format = "$element `count` $count attr-dict `:` type($element)", mortise.operands = ["element"], mortise.results = ["pair"], mortise.traits = ["pure"]} {
      %0 = irdl.any
      %1 = irdl.parametric @buffers::@pair<%0> 
      %2 = irdl.base "#builtin.integer" 
      irdl.operands(%0)
      irdl.results(%1)
      irdl.attributes {"count" = %2}
    }
    irdl.operation @add attributes {mortise.effects = {}, mortise.format = "$lhs `,` $rhs attr-dict `:` type($sum)", mortise.operands = ["lhs", "rhs"], mortise.results = ["sum"], mortise.traits = ["commutative"]} {
      %0 = irdl.is i32 
      %1 = irdl.is i64 
      %2 = irdl.any_of(%0, %1) 
      irdl.operands(%2, %2)
      irdl.results(%2)
    }
    irdl.operation @read attributes {mortise.effects = {read}, mortise.format = "$handle attr-dict", mortise.operands = ["handle"], mortise.results = ["value"]} {
      %0 = irdl.base @buffers::@handle 
      %1 = irdl.is i32 
      irdl.operands(%0)
      irdl.results(%1)
    }
    irdl.operation @groups attributes {mortise.effects = {read = ["others"]}, mortise.format = "$first (`,` $last^)? (`of` $others^ `:` type($others))? attr-dict (`->` type($values)^)? (`|` type($more)^)?", mortise.operands = ["first", "others", "last"], mortise.results = ["values", "more"]} {
      %0 = irdl.is i32 
      %1 = irdl.any
      irdl.operands(%0, variadic %1, optional %0)
      irdl.results(variadic %0, variadic %0)
    }
    irdl.operation @twice attributes {mortise.format = "$body attr-dict", mortise.regions = ["body"], mortise.traits = ["recursive_memory_effects", "no_terminator"]} {
      %0 = irdl.region() with size 1
      irdl.regions(%0)
    }
    irdl.operation @unknown {
      %0 = irdl.any
      irdl.operands(variadic %0)
      irdl.results(optional %0)
    }
  }
}

