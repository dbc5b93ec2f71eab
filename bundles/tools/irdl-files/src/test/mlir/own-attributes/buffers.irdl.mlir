// RUN: --mlir-version=19.1
// A dialect with an assembly format, effects, traits, views and deallocation of its operations.
irdl.dialect @buffers {
  irdl.type @handle
  irdl.type @pair {
    %0 = irdl.any
    irdl.parameters(%0)
  }
  irdl.operation @alloc attributes {
    mortise.operands = ["sizes"], mortise.results = ["memory"],
    mortise.format = "`(` $sizes `)` attr-dict `:` type($memory)",
    mortise.effects = {allocate = ["memory"]},
    mortise.dealloc = @buffers::@free
  } {
    %0 = irdl.is index
    %1 = irdl.base "!builtin.memref"
    irdl.operands(variadic %0)
    irdl.results(%1)
  }
  irdl.operation @free attributes {
    mortise.operands = ["memory"],
    mortise.format = "$memory attr-dict `:` type($memory)",
    mortise.effects = {free = ["memory"]}
  } {
    %0 = irdl.base "!builtin.memref"
    irdl.operands(%0)
  }
  irdl.operation @plain_alloc attributes {mortise.effects = {allocate = ["result0"]}} {
    %0 = irdl.base "!builtin.memref"
    irdl.results(%0)
  }
  irdl.operation @fill attributes {
    mortise.operands = ["source", "target"],
    mortise.format = "$source `into` $target attr-dict `:` type($source) `,` type($target)",
    mortise.effects = {read = ["source"], write = ["target"]}
  } {
    %0 = irdl.base "!builtin.memref"
    %1 = irdl.base "!builtin.memref"
    irdl.operands(%0, %1)
  }
  irdl.operation @rows attributes {
    mortise.operands = ["source"], mortise.results = ["view"],
    mortise.format = "$source attr-dict `:` type($source) `to` type($view)",
    mortise.traits = ["pure"],
    mortise.view = "source"
  } {
    %0 = irdl.base "!builtin.memref"
    %1 = irdl.base "!builtin.memref"
    irdl.operands(%0)
    irdl.results(%1)
  }
  irdl.operation @first attributes {
    mortise.operands = ["pair"], mortise.results = ["element"],
    mortise.format = "$pair attr-dict `:` type($pair)",
    mortise.traits = ["pure"]
  } {
    %0 = irdl.any
    %1 = irdl.parametric @buffers::@pair<%0>
    irdl.operands(%1)
    irdl.results(%0)
  }
  irdl.operation @make attributes {
    mortise.operands = ["element"], mortise.results = ["pair"],
    mortise.format = "$element `count` $count attr-dict `:` type($element)",
    mortise.traits = ["pure"]
  } {
    %0 = irdl.any
    %1 = irdl.parametric @buffers::@pair<%0>
    %2 = irdl.base "#builtin.integer"
    irdl.operands(%0)
    irdl.results(%1)
    irdl.attributes {"count" = %2}
  }
  irdl.operation @add attributes {
    mortise.operands = ["lhs", "rhs"], mortise.results = ["sum"],
    mortise.format = "$lhs `,` $rhs attr-dict `:` type($sum)",
    mortise.traits = ["commutative"], mortise.effects = {}
  } {
    %0 = irdl.is i32
    %1 = irdl.is i64
    %2 = irdl.any_of(%0, %1)
    irdl.operands(%2, %2)
    irdl.results(%2)
  }
  irdl.operation @read attributes {
    mortise.operands = ["handle"], mortise.results = ["value"],
    mortise.format = "$handle attr-dict",
    mortise.effects = {read}
  } {
    %0 = irdl.base @buffers::@handle
    %1 = irdl.is i32
    irdl.operands(%0)
    irdl.results(%1)
  }
  irdl.operation @groups attributes {
    mortise.operands = ["first", "others", "last"], mortise.results = ["values", "more"],
    mortise.format = "$first (`,` $last^)? (`of` $others^ `:` type($others))? attr-dict (`->` type($values)^)? (`|` type($more)^)?",
    mortise.effects = {read = ["others"]}
  } {
    %0 = irdl.is i32
    %1 = irdl.any
    irdl.operands(%0, variadic %1, optional %0)
    irdl.results(variadic %0, variadic %0)
  }
  irdl.operation @twice attributes {
    mortise.regions = ["body"], mortise.format = "$body attr-dict",
    mortise.traits = ["recursive_memory_effects", "no_terminator"]
  } {
    %0 = irdl.region() with size 1
    irdl.regions(%0)
  }
  irdl.operation @unknown {
    %0 = irdl.any
    irdl.operands(variadic %0)
    irdl.results(optional %0)
  }
}
