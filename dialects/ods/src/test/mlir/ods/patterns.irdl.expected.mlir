module {
  ods.dialect @shop {
    ods.enum @Mode {cases = ["fast", "slow"], type = "i32"}
    ods.operation @reshape {format = "$input attr-dict `:` type($input) `->` type($output)", operands = ["input: any"], results = ["output: any"], traits = ["pure"]}
    ods.operation @scale {attributes = ["factor: i64 = 1 : i64", "mode: @Mode = fast", "note: string?"], format = "$input `by` $factor ($mode^)? ($note^)? attr-dict `:` type($input)", operands = ["input: any"], results = ["output: any"], traits = ["pure"], types = ["same(input, output)"]}
    ods.operation @sum {format = "$lhs `,` $rhs attr-dict `:` type($result)", operands = ["lhs: any", "rhs: any"], results = ["result: any"], traits = ["pure"], types = ["same(lhs, rhs, result)"]}
    ods.operation @zero {format = "attr-dict `:` type($result)", results = ["result: any"], traits = ["pure"]}
    ods.operation @list {format = "$values attr-dict `:` type($values) `->` type($result)", operands = ["values: any..."], results = ["result: any"], traits = ["pure"]}
    ods.operation @clamp {format = "$input (`from` $low^)? (`to` $high^)? attr-dict", operands = ["input: i32", "low: i32?", "high: i32?"], results = ["output: i32"], traits = ["attr_sized_operand_segments", "pure"]}
    ods.operation @divide {format = "$input attr-dict", operands = ["input: i32"], results = ["quotient: i32", "rest: i32"], traits = ["pure"]}
    ods.operation @quotient {format = "$input attr-dict", operands = ["input: i32"], results = ["result: i32"], traits = ["pure"]}
    ods.operation @keep {effects = ["write"], format = "$value attr-dict `:` type($value)", operands = ["value: any"]}
    ods.operation @tell {effects = ["write"], format = "$value attr-dict `:` type($value)", operands = ["value: any"]}
    ods.operation @swap {attributes = ["again: i32"], format = "$x `,` $y `again` $again attr-dict", operands = ["x: i32", "y: i32"], results = ["r: i32"], traits = ["pure"]}
    ods.operation @graph {format = "$body attr-dict", regions = ["body: one_block"], traits = ["no_terminator", "graph_regions"]}
    ods.pattern @reshape_of_reshape {match = "shop.reshape($inner = shop.reshape($x))", replace = "shop.reshape($x)", where = ["one_use($inner)"]}
    ods.pattern @reshape_to_same_type {benefit = 3 : i64, match = "$all = shop.reshape($x)", replace = "$x", where = ["same_type($all, $x)"]}
    ods.pattern @scale_by_one {match = "shop.scale($x) {factor = 1}", replace = "$x"}
    ods.pattern @scale_of_scale {match = "shop.scale(shop.scale($x) {factor = $a: positive, mode = $m}) {factor = $b: positive, mode = $m}", replace = "shop.scale($x) {factor = value($a) + value($b) : i64, mode = $m, note = \22fused\22}"}
    ods.pattern @scale_slow_by_zero {match = "shop.scale(_) {factor = 0 : i64, mode = slow, note = $n}", replace = "shop.zero()", where = ["not(present($n))"]}
    ods.pattern @sum_with_zero {match = "shop.sum(either($x, shop.zero))", replace = "$x"}
    ods.pattern @sum_of_same {match = "shop.sum($x: index | i32, $x)", replace = "arith.muli($x, arith.constant {value = 2 : i32} : i32)", where = ["$x: i32"]}
    ods.pattern @sum_of_constants {match = "shop.sum(constant($a: i32), constant($b: i32))", replace = "arith.constant {value = value($a) + value($b) : i32} : i32"}
    ods.pattern @sum_of_sums {match = "shop.sum(either($x, shop.sum($x, $y)))", replace = "shop.sum($x, $y)"}
    ods.pattern @list_of_one {match = "shop.list($v)", replace = "$v", where = ["size($v) == 1", "same_type($v, $v)"]}
    ods.pattern @list_of_two {match = "$l = shop.list([$a, $b: f32])", replace = "shop.list([$b, $a, $a])"}
    ods.pattern @clamp_twice {match = "shop.clamp(shop.clamp($x, $low, []), [], $high)", replace = "shop.clamp($x, $low, $high)"}
    ods.pattern @divide_once {match = "shop.divide($x)", replace = ["$q = shop.quotient($x)", "$q", "shop.sum($x, $q)"], where = ["not(defined_by($x, arith.constant))"]}
    ods.pattern @quotient_of_rest {match = "shop.quotient(shop.divide($x)#1)", replace = "shop.reshape($x) : type($x)"}
    ods.pattern @swap {match = "shop.swap($x, $y) {again = 1 : i32}", replace = "shop.swap($y, $x) {again = 1 : i32}"}
    ods.pattern @keep_constant {match = "shop.keep(constant(_: i32))", replace = []}
    ods.pattern @keep_reshaped {match = "shop.keep(shop.reshape($x))", replace = "shop.keep($x)"}
    ods.pattern @tell_wrong {match = "shop.tell(shop.quotient($x))", replace = "shop.tell(shop.sum($x, shop.reshape($x) : f32))"}
    ods.pattern @negated_scale {match = "arith.subi(arith.constant {value = 0 : i32}, shop.scale($x) {factor = $f})", replace = "shop.scale($x) {factor = 0}", where = ["width($x) >= 32 & (value($f) == 5 | value($f) - 1 > 8)"]}
  }
}

