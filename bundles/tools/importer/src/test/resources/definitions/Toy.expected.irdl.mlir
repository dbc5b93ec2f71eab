// Made by mortise-import from Toy.td. The next import replaces this file:
// put changes in a supplement, a file with an ods.dialect of the same name, and import --with it.

ods.dialect @toy attributes {
  summary = "A dialect for tests.",
  source = "Toy.td",
  other_types = true
} {
  ods.constraint @Toy_AsyncToken {
    accepts = "unchecked(\"isa<toy::AsyncTokenType>($_self)\") & builds(!toy.async_token)",
    description = "async token type"
  }
  ods.constraint @Toy_Matrix {
    accepts = "memref(i32 | f32 | f64) & rank(2) & static_shape & unchecked(\"toy::isMatrix($_self)\")",
    description = "matrix"
  }
  ods.constraint @Toy_Token {accepts = "exactly(!toy.token)", description = "token"}
  ods.constraint @Toy_Vector {
    accepts = "vector(i32 | f32 | f64) & min_rank(1) & elements(4, 8)",
    description = "vector of 32-bit signless integer or 32-bit float or 64-bit float values of length 4/8"
  }

  ods.attribute_constraint @Shapes {accepts = "array(#toy.shape)", description = "shapes"}

  ods.enum @Flags {
    summary = "some flags",
    type = "i32",
    bits = true,
    separator = "|",
    cases = ["none = 0", "a = 1", "b = 8"]
  }
  ods.enum @Mode {summary = "how to work", type = "i32", cases = ["fast", "slow = 4", "last"]}

  ods.attribute @mode {summary = "how to work", parameters = ["value: @Mode"], format = "`<` $value `>`"}
  ods.attribute @shape {
    parameters = ["sizes: list(int64)", "name: attr(string)?", "mode: @Mode"],
    format = "`<` struct(params) `>`"
  }

  ods.type @ptr {
    summary = "a pointer",
    parameters = ["pointee: type", "space: int64 = 0"],
    format = "`<` $pointee (`,` $space^)? `>`"
  }
  ods.type @handle
  ods.type @opaque {format = "text"}

  ods.operation @load {
    summary = "Reads memory",
    operands = ["ptr: !toy.ptr read", "indices: index..."],
    attributes = ["mode: #toy.mode?", "volatile_: unit?", "align: i64 & positive = 8 : i64"],
    results = ["value: any"],
    format = "$ptr `[` $indices `]` (`volatile` $volatile_^)? attr-dict `:` type($ptr) `->` type($value)"
  }

  ods.operation @add {
    operands = ["lhs: i32 | f32 | f64", "rhs: i32 | f32 | f64"],
    attributes = ["flags: @Flags = a"],
    results = ["result: i32 | f32 | f64"],
    traits = ["commutative", "same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` type($result)"
  }

  ods.operation @compare {
    operands = ["lhs: @Toy_Vector", "rhs: @Toy_Vector"],
    attributes = ["mode: @Mode = slow"],
    results = ["result: any"],
    types = ["same(lhs, rhs)", "result = i1_like(lhs) : \"result is i1 of the same shape\""],
    traits = ["pure"],
    format = "$mode $lhs `,` $rhs attr-dict `:` type($lhs)"
  }

  ods.operation @alloc {
    operands = ["sizes: index...", "zero: i1?"],
    attributes = ["order: array_i64", "shapes: @Shapes"],
    results = ["memory: @Toy_Matrix alloc"],
    traits = ["attr_sized_operand_segments"],
    format = "`(` $sizes `)` (`zero` $zero^)? attr-dict `:` type($memory)"
  }

  ods.operation @invoke {
    operands = ["operands_: any..."],
    attributes = ["callee: flat_symbol"],
    results = ["results_: any..."],
    interfaces = ["call(callee, operands_)"]
  }

  ods.operation @func {
    attributes = ["sym_name: symbol_name", "function_type: type(function)", "sym_visibility: string?"],
    regions = ["body: any"],
    traits = ["isolated_from_above"],
    interfaces = ["function(sym_name, function_type, body)"],
    syntax = "function"
  }

  ods.operation @loop {
    regions = ["body: one_block", "other: at_most_one_block", "more: any..."],
    traits = ["recursive_memory_effects"],
    implicit_terminator = "toy.yield",
    format = "$body $other $more attr-dict"
  }

  ods.operation @yield {
    operands = ["operands_: any..."],
    traits = ["terminator", "return_like", "no_memory_effect"],
    parents = ["toy.loop"],
    format = "attr-dict ($operands_^ `:` type($operands_))?"
  }

  ods.operation @branch {
    operands = ["condition: i1", "trueOperands: any...", "falseOperands: any..."],
    successors = ["trueDest", "falseDest"],
    traits = ["terminator"],
    interfaces = ["branch(trueDest: trueOperands, falseDest: falseOperands)"],
    format = "$condition `,` $trueDest (`(` $trueOperands^ `:` type($trueOperands) `)`)? `,` $falseDest custom<Odd>($falseOperands, type($falseOperands)) attr-dict"
  }

  ods.operation @wait {
    operands = ["token: @Toy_Token", "async: @Toy_AsyncToken"],
    format = "$token `,` $async attr-dict"
  }
}
