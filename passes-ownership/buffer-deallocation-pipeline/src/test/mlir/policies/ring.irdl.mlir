// RUN:
// REFERENCE: ignores the attributes mortise.*
// Memory of a ring, which only ring.release frees.
irdl.dialect @ring {
  irdl.operation @alloc attributes {
    mortise.operands = ["sizes"], mortise.results = ["memory"],
    mortise.format = "`(` $sizes `)` attr-dict `:` type($memory)",
    mortise.effects = {allocate = ["memory"]},
    mortise.dealloc = @ring::@release
  } {
    %size = irdl.is index
    %memory = irdl.base "!builtin.memref"
    irdl.operands(variadic %size)
    irdl.results(%memory)
  }
  irdl.operation @release attributes {
    mortise.operands = ["memory"],
    mortise.format = "$memory attr-dict `:` type($memory)",
    mortise.effects = {free = ["memory"]}
  } {
    %memory = irdl.base "!builtin.memref"
    irdl.operands(%memory)
  }
}
