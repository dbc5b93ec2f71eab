// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @smt attributes {
  source = "MLIR 22.1",
  since = "22.1"
} {
  ods.constraint @AnyNonFuncSMTType {
    accepts = "unchecked(\"smt::isAnyNonFuncSMTValueType($_self)\")",
    description = "any non-function SMT value type"
  }
  ods.constraint @AnyNonSMTType {
    accepts = "unchecked(\"!((smt::isAnySMTValueType($_self)))\")",
    description = "any non-smt type"
  }
  ods.constraint @AnySMTType {
    accepts = "unchecked(\"smt::isAnySMTValueType($_self)\")",
    description = "any SMT value type"
  }

  ods.enum @BVCmpPredicate {
    type = "i64",
    cases = ["slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]
  }
  ods.enum @IntPredicate {
    type = "i64",
    cases = ["lt", "le", "gt", "ge"]
  }

  ods.attribute @bv {
    parameters = ["value: integer", "type: self"],
    implements = ["TypedAttr"],
    format = "`<` $value `>`"
  }

  ods.type @bool
  ods.type @int
  ods.type @bv {parameters = ["width: int64"], format = "`<` $width `>`"}
  ods.type @array {
    parameters = ["domainType: type", "rangeType: type"],
    format = "`<` `[` $domainType `->` $rangeType `]` `>`"
  }
  ods.type @func {
    parameters = ["domainTypes: list(type)", "rangeType: type"],
    format = "`<` `(` $domainTypes `)` ` ` $rangeType `>`"
  }
  ods.type @sort {
    parameters = ["identifier: attr(string)", "sortParams: list(type)?"],
    format = "`<` $identifier (`[` $sortParams^ `]`)? `>`"
  }

  ods.operation @array.store {
    operands = ["array: !smt.array", "index: @AnySMTType", "value: @AnySMTType"],
    results = ["result: !smt.array"],
    types = [
      "index = parameter(array, domainType) : \"summary\"",
      "value = parameter(array, rangeType) : \"summary\"",
      "same(array, result)"
    ],
    traits = ["pure"],
    format = "$array `[` $index `]` `,` $value attr-dict `:` qualified(type($array))"
  }

  ods.operation @array.select {
    operands = ["array: !smt.array", "index: @AnySMTType"],
    results = ["result: @AnySMTType"],
    types = [
      "index = parameter(array, domainType) : \"summary\"",
      "result = parameter(array, rangeType) : \"summary\""
    ],
    traits = ["pure"],
    format = "$array `[` $index `]` attr-dict `:` qualified(type($array))"
  }

  ods.operation @array.broadcast {
    operands = ["value: @AnySMTType"],
    results = ["result: !smt.array"],
    types = ["value = parameter(result, rangeType) : \"summary\""],
    traits = ["pure"],
    format = "$value attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.constant {
    attributes = ["value: #smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["constant_like", "first_attr_derived_result_type", "pure"],
    format = "qualified($value) attr-dict"
  }

  ods.operation @bv.not {
    operands = ["input: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$input attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.neg {
    operands = ["input: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$input attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.and {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.or {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.xor {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.add {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.mul {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.udiv {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.sdiv {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.urem {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.srem {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.smod {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.shl {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.lshr {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.ashr {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))"
  }

  ods.operation @bv.cmp {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    attributes = ["pred: @BVCmpPredicate"],
    results = ["result: !smt.bool"],
    traits = ["same_type_operands", "pure"],
    format = "$pred $lhs `,` $rhs attr-dict `:` qualified(type($lhs))"
  }

  ods.operation @bv.concat {
    operands = ["lhs: !smt.bv", "rhs: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["pure"]
  }

  ods.operation @bv.extract {
    operands = ["input: !smt.bv"],
    attributes = ["lowBit: i32"],
    results = ["result: !smt.bv"],
    traits = ["pure"],
    format = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)"
  }

  ods.operation @bv.repeat {
    operands = ["input: !smt.bv"],
    results = ["result: !smt.bv"],
    traits = ["pure"]
  }

  ods.operation @bv2int {
    operands = ["input: !smt.bv"],
    attributes = ["is_signed: unit?"],
    results = ["result: !smt.int"],
    traits = ["pure"],
    format = "$input (`signed` $is_signed^)? attr-dict `:` qualified(type($input))"
  }

  ods.operation @int.constant {
    attributes = ["value: integer | index"],
    results = ["result: !smt.int"],
    traits = ["constant_like", "pure"]
  }

  ods.operation @int.abs {
    operands = ["input: !smt.int"],
    results = ["result: !smt.int"],
    traits = ["pure"],
    format = "$input attr-dict"
  }

  ods.operation @int.add {
    operands = ["inputs: !smt.int..."],
    results = ["result: !smt.int"],
    traits = ["commutative", "pure"],
    format = "$inputs attr-dict"
  }

  ods.operation @int.mul {
    operands = ["inputs: !smt.int..."],
    results = ["result: !smt.int"],
    traits = ["commutative", "pure"],
    format = "$inputs attr-dict"
  }

  ods.operation @int.sub {
    operands = ["lhs: !smt.int", "rhs: !smt.int"],
    results = ["result: !smt.int"],
    traits = ["pure"],
    format = "$lhs `,` $rhs attr-dict"
  }

  ods.operation @int.div {
    operands = ["lhs: !smt.int", "rhs: !smt.int"],
    results = ["result: !smt.int"],
    traits = ["pure"],
    format = "$lhs `,` $rhs attr-dict"
  }

  ods.operation @int.mod {
    operands = ["lhs: !smt.int", "rhs: !smt.int"],
    results = ["result: !smt.int"],
    traits = ["pure"],
    format = "$lhs `,` $rhs attr-dict"
  }

  ods.operation @int.cmp {
    operands = ["lhs: !smt.int", "rhs: !smt.int"],
    attributes = ["pred: @IntPredicate"],
    results = ["result: !smt.bool"],
    traits = ["pure"],
    format = "$pred $lhs `,` $rhs attr-dict"
  }

  ods.operation @int2bv {
    operands = ["input: !smt.int"],
    results = ["result: !smt.bv"],
    traits = ["pure"],
    format = "$input attr-dict `:` qualified(type($result))"
  }

  ods.operation @declare_fun {
    attributes = ["namePrefix: string?"],
    results = ["result: @AnySMTType alloc"],
    format = "($namePrefix^)? attr-dict `:` qualified(type($result))"
  }

  ods.operation @constant {
    attributes = ["value: bool"],
    results = ["result: !smt.bool"],
    traits = ["constant_like", "pure"],
    format = "$value attr-dict"
  }

  ods.operation @solver {
    operands = ["inputs: @AnyNonSMTType..."],
    results = ["results: @AnyNonSMTType..."],
    regions = ["bodyRegion: one_block"],
    traits = ["isolated_from_above"],
    implicit_terminator = "smt.yield",
    format = "`(` $inputs `)` attr-dict `:` functional-type($inputs, $results) $bodyRegion"
  }

  ods.operation @set_logic {
    attributes = ["logic: string"],
    parents = ["smt.solver"],
    format = "$logic attr-dict"
  }

  ods.operation @assert {
    operands = ["input: !smt.bool"],
    format = "$input attr-dict"
  }

  ods.operation @reset {
    format = "attr-dict"
  }

  ods.operation @push {
    attributes = ["count: i32 & non_negative"],
    format = "$count attr-dict"
  }

  ods.operation @pop {
    attributes = ["count: i32 & non_negative"],
    format = "$count attr-dict"
  }

  ods.operation @check {
    results = ["results: any..."],
    regions = ["satRegion: one_block", "unknownRegion: one_block", "unsatRegion: one_block"],
    traits = ["no_region_arguments"],
    implicit_terminator = "smt.yield",
    format = "attr-dict `sat` $satRegion `unknown` $unknownRegion `unsat` $unsatRegion (`->` qualified(type($results))^ )?"
  }

  ods.operation @yield {
    operands = ["values: any..."],
    traits = ["terminator", "return_like", "pure"],
    format = "($values^ `:` qualified(type($values)))? attr-dict"
  }

  ods.operation @apply_func {
    operands = ["func: !smt.func", "args: @AnyNonFuncSMTType..."],
    results = ["result: @AnyNonFuncSMTType"],
    types = ["result = parameter(func, rangeType) : \"summary\""],
    traits = ["pure"]
  }

  ods.operation @eq {
    operands = ["inputs: @AnyNonFuncSMTType..."],
    results = ["result: !smt.bool"],
    traits = ["same_type_operands", "pure"]
  }

  ods.operation @distinct {
    operands = ["inputs: @AnyNonFuncSMTType..."],
    results = ["result: !smt.bool"],
    traits = ["same_type_operands", "pure"]
  }

  ods.operation @ite {
    operands = ["cond: !smt.bool", "thenValue: @AnySMTType", "elseValue: @AnySMTType"],
    results = ["result: @AnySMTType"],
    types = ["same(thenValue, elseValue, result)"],
    traits = ["pure"],
    format = "$cond `,` $thenValue `,` $elseValue attr-dict `:` qualified(type($result))"
  }

  ods.operation @not {
    operands = ["input: !smt.bool"],
    results = ["result: !smt.bool"],
    traits = ["pure"],
    format = "$input attr-dict"
  }

  ods.operation @and {
    operands = ["inputs: !smt.bool..."],
    results = ["result: !smt.bool"],
    traits = ["pure"],
    format = "$inputs attr-dict"
  }

  ods.operation @or {
    operands = ["inputs: !smt.bool..."],
    results = ["result: !smt.bool"],
    traits = ["pure"],
    format = "$inputs attr-dict"
  }

  ods.operation @xor {
    operands = ["inputs: !smt.bool..."],
    results = ["result: !smt.bool"],
    traits = ["pure"],
    format = "$inputs attr-dict"
  }

  ods.operation @implies {
    operands = ["lhs: !smt.bool", "rhs: !smt.bool"],
    results = ["result: !smt.bool"],
    traits = ["pure"],
    format = "$lhs `,` $rhs attr-dict"
  }

  ods.operation @forall {
    attributes = ["weight: i32 = 0 : i32", "noPattern: unit?", "boundVarNames: array(string)?"],
    results = ["result: !smt.bool"],
    regions = ["body: one_block", "patterns: one_block..."],
    traits = ["recursively_speculatable", "recursive_memory_effects"],
    implicit_terminator = "smt.yield",
    format = "($boundVarNames^)? (`no_pattern` $noPattern^)? (`weight` $weight^)? attr-dict-with-keyword $body (`patterns` $patterns^)?"
  }

  ods.operation @exists {
    attributes = ["weight: i32 = 0 : i32", "noPattern: unit?", "boundVarNames: array(string)?"],
    results = ["result: !smt.bool"],
    regions = ["body: one_block", "patterns: one_block..."],
    traits = ["recursively_speculatable", "recursive_memory_effects"],
    implicit_terminator = "smt.yield",
    format = "($boundVarNames^)? (`no_pattern` $noPattern^)? (`weight` $weight^)? attr-dict-with-keyword $body (`patterns` $patterns^)?"
  }
}

