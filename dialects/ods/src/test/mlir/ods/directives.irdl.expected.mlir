module {
  ods.dialect @toy {
    ods.type @token
    ods.operation @func {attributes = ["sym_name: symbol_name", "function_type: type(function)"], regions = ["body: any"], syntax = "function", traits = ["no_terminator"]}
    ods.type @ptr {format = "`<` $pointeeType (`,` $space^)? `>`", parameters = ["pointeeType: type", "space: int64 = 0"]}
    ods.operation @typed {attributes = ["dictionaries: array?", "others: array?"], format = "`(` custom<OperandsWithTypes>($a, type($a), $dictionaries) `)` attr-dict custom<ArrowTypes>(type($r), $others)", operands = ["a: any..."], results = ["r: any..."]}
    ods.operation @region {format = "custom<RegionWithArguments>($body) attr-dict", regions = ["body: one_block"], traits = ["no_terminator"]}
    ods.operation @symbol {attributes = ["sym_visibility: string?", "sym_name: symbol_name"], format = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict"}
    ods.operation @constant {attributes = ["value: any?"], format = "attr-dict custom<ValueOrType>($value, type($r))", results = ["r: any"]}
    ods.operation @pairs {format = "$x custom<PairsAfterCommas>($a, $b) attr-dict", operands = ["x: i1", "a: index...", "b: i1..."], traits = ["attr_sized_operand_segments"]}
    ods.operation @token {format = "$x custom<BracketedToken>($dep, type($r), \22!toy.token\22) attr-dict", operands = ["x: i1", "dep: exactly(!toy.token)?"], results = ["r: any?"]}
    ods.operation @load {format = "$p (`,` $mask^)? attr-dict `:` type($p)", operands = ["p: any", "mask: any?"], results = ["r: any"], types = ["r = pointee(p)", "mask = i1_like(pointee(p))"]}
    ods.operation @store {format = "$value `,` $p attr-dict `:` type($value)", operands = ["value: any", "p: any"], types = ["p = !toy.ptr(value)"]}
  }
}

