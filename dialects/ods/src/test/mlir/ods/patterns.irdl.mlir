// RUN:
// REFERENCE: has no dialect ods.
// The dialect of patterns.mlir.

ods.dialect @shop {
  ods.enum @Mode {type = "i32", cases = ["fast", "slow"]}
  ods.operation @reshape {
    operands = ["input: any"],
    results = ["output: any"],
    traits = ["pure"],
    format = "$input attr-dict `:` type($input) `->` type($output)"
  }
  ods.operation @scale {
    operands = ["input: any"],
    attributes = ["factor: i64 = 1 : i64", "mode: @Mode = fast", "note: string?"],
    results = ["output: any"],
    types = ["same(input, output)"],
    traits = ["pure"],
    format = "$input `by` $factor ($mode^)? ($note^)? attr-dict `:` type($input)"
  }
  ods.operation @sum {
    operands = ["lhs: any", "rhs: any"],
    results = ["result: any"],
    types = ["same(lhs, rhs, result)"],
    traits = ["pure"],
    format = "$lhs `,` $rhs attr-dict `:` type($result)"
  }
  ods.operation @zero {results = ["result: any"], traits = ["pure"], format = "attr-dict `:` type($result)"}
  ods.operation @list {
    operands = ["values: any..."],
    results = ["result: any"],
    traits = ["pure"],
    format = "$values attr-dict `:` type($values) `->` type($result)"
  }
  ods.operation @clamp {
    operands = ["input: i32", "low: i32?", "high: i32?"],
    results = ["output: i32"],
    traits = ["attr_sized_operand_segments", "pure"],
    format = "$input (`from` $low^)? (`to` $high^)? attr-dict"
  }
  ods.operation @divide {
    operands = ["input: i32"],
    results = ["quotient: i32", "rest: i32"],
    traits = ["pure"],
    format = "$input attr-dict"
  }
  ods.operation @quotient {operands = ["input: i32"], results = ["result: i32"], traits = ["pure"], format = "$input attr-dict"}
  ods.operation @keep {operands = ["value: any"], effects = ["write"], format = "$value attr-dict `:` type($value)"}
  ods.operation @tell {operands = ["value: any"], effects = ["write"], format = "$value attr-dict `:` type($value)"}

  ods.operation @swap {
    operands = ["x: i32", "y: i32"],
    attributes = ["again: i32"],
    results = ["r: i32"],
    traits = ["pure"],
    format = "$x `,` $y `again` $again attr-dict"
  }
  ods.operation @graph {regions = ["body: one_block"], traits = ["no_terminator", "graph_regions"], format = "$body attr-dict"}

  // Nested operations, conditions on uses and types.
  ods.pattern @reshape_of_reshape {
    match = "shop.reshape($inner = shop.reshape($x))",
    replace = "shop.reshape($x)",
    where = ["one_use($inner)"]
  }
  ods.pattern @reshape_to_same_type {match = "$all = shop.reshape($x)", replace = "$x", where = ["same_type($all, $x)"], benefit = 3}

  // Attributes: constants, constraints, computed numbers, defaults.
  ods.pattern @scale_by_one {match = "shop.scale($x) {factor = 1}", replace = "$x"}
  ods.pattern @scale_of_scale {
    match = "shop.scale(shop.scale($x) {factor = $a: positive, mode = $m}) {factor = $b: positive, mode = $m}",
    replace = "shop.scale($x) {factor = value($a) + value($b) : i64, mode = $m, note = \"fused\"}"
  }
  ods.pattern @scale_slow_by_zero {
    match = "shop.scale(_) {factor = 0 : i64, mode = slow, note = $n}",
    replace = "shop.zero()",
    where = ["not(present($n))"]
  }

  // Operands in either order, repeated names, operations of other dialects.
  ods.pattern @sum_with_zero {match = "shop.sum(either($x, shop.zero))", replace = "$x"}
  ods.pattern @sum_of_same {match = "shop.sum($x: index | i32, $x)", replace = "arith.muli($x, arith.constant {value = 2 : i32} : i32)", where = ["$x: i32"]}
  ods.pattern @sum_of_constants {
    match = "shop.sum(constant($a: i32), constant($b: i32))",
    replace = "arith.constant {value = value($a) + value($b) : i32} : i32"
  }
  ods.pattern @sum_of_sums {
    match = "shop.sum(either($x, shop.sum($x, $y)))",
    replace = "shop.sum($x, $y)"
  }

  // Variadic and optional operands.
  ods.pattern @list_of_one {match = "shop.list($v)", replace = "$v", where = ["size($v) == 1", "same_type($v, $v)"]}
  ods.pattern @list_of_two {match = "$l = shop.list([$a, $b: f32])", replace = "shop.list([$b, $a, $a])"}
  ods.pattern @clamp_twice {
    match = "shop.clamp(shop.clamp($x, $low, []), [], $high)",
    replace = "shop.clamp($x, $low, $high)"
  }

  // Several results, several replacements, named helpers, results of no type inference.
  ods.pattern @divide_once {
    match = "shop.divide($x)",
    replace = ["$q = shop.quotient($x)", "$q", "shop.sum($x, $q)"],
    where = ["not(defined_by($x, arith.constant))"]
  }
  ods.pattern @quotient_of_rest {match = "shop.quotient(shop.divide($x)#1)", replace = "shop.reshape($x) : type($x)"}

  // Applied without end: the result matches again.
  ods.pattern @swap {match = "shop.swap($x, $y) {again = 1 : i32}", replace = "shop.swap($y, $x) {again = 1 : i32}"}

  // Without results.
  ods.pattern @keep_constant {match = "shop.keep(constant(_: i32))", replace = []}
  ods.pattern @keep_reshaped {match = "shop.keep(shop.reshape($x))", replace = "shop.keep($x)"}

  // The verifier finds the types of the sum.
  ods.pattern @tell_wrong {match = "shop.tell(shop.quotient($x))", replace = "shop.tell(shop.sum($x, shop.reshape($x) : f32))"}

  // The root is of another dialect.
  ods.pattern @negated_scale {
    match = "arith.subi(arith.constant {value = 0 : i32}, shop.scale($x) {factor = $f})",
    replace = "shop.scale($x) {factor = 0}",
    where = ["width($x) >= 32 & (value($f) == 5 | value($f) - 1 > 8)"]
  }
}
