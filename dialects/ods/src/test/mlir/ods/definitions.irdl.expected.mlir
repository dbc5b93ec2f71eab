module {
  ods.dialect @toy attributes {other_attributes = true, summary = "A dialect for tests"} {
    ods.constraint @Number {accepts = "i32 | f32", description = "32-bit number"}
    ods.constraint @Row {accepts = "ranked_tensor(@Number) & rank(1)"}
    ods.attribute_constraint @Small {accepts = "i32 & min(0) & max(7)", description = "a small number"}
    ods.enum @Mode {cases = ["fast", "slow = 4", "Exact \22very exact\22 = 9"], summary = "mode", type = "i32"}
    ods.enum @Flags {bits = true, cases = ["none = 0", "a = 1", "b = 2", "c = 4"], separator = ",", type = "i32"}
    ods.type @ptr {format = "`<` $pointee (`,` $space^)? `>`", parameters = ["pointee: type", "space: int64 = 0"]}
    ods.type @handle {summary = "handle"}
    ods.type @blob {format = "text"}
    ods.attribute @raw {format = "text"}
    ods.attribute @number {format = "text", parameters = ["type: self"]}
    ods.attribute @mode {format = "`<` $value `>`", parameters = ["value: @Mode"]}
    ods.attribute @options {format = "`<` struct(params) `>`", parameters = ["flags: @Flags?", "mode: #toy.mode?", "names: list(string)?"]}
    ods.directive @Place {arguments = ["ptr", "indices", "type"], format = "$ptr `[` $indices `]` `:` $type"}
    ods.operation @load {attributes = ["mode: #toy.mode?", "volatile: unit?", "align: i64 & positive = 8 : i64", "how: @Mode?"], format = "(`volatile` $volatile^)? (`mode` $mode^)? (`how` $how^)? (`align` $align^)? custom<Place>($ptr, $indices, type($ptr)) attr-dict", operands = ["ptr: !toy.ptr read", "indices: index..."], results = ["value: any"], summary = "Reads memory", types = ["value = parameter(ptr, pointee)"]}
    ods.operation @make {attributes = ["limit: @Small?"], format = "$n (`,` $more^ `:` type($more))? (`limit` $limit^)? attr-dict `:` type($n) `->` qualified(type($b))", operands = ["n: @Number", "more: @Row?"], results = ["h: !toy.handle alloc", "b: !toy.blob"], traits = ["always_speculatable"]}
    ods.operation @flags {attributes = ["flags: property(@Flags) = none"], format = "($flags^)? attr-dict `:` type(results)", results = ["a: i32", "b: i32..."], traits = ["attr_sized_result_segments"]}
    ods.operation @scope {default_dialect = "toy", format = "attr-dict-with-keyword $body", regions = ["body: any"], traits = ["no_terminator"]}
    ods.operation @drop {format = "$h attr-dict", operands = ["h: !toy.handle free"]}
    ods.operation @sum {format = "$lhs `,` $rhs attr-dict `:` type($result)", operands = ["lhs: any", "rhs: any"], results = ["result: any"], traits = ["commutative", "pure"], types = ["same(lhs, rhs, result)"]}
    ods.operation @list {operands = ["values: any..."], results = ["results: any..."], syntax = "operands", traits = ["pure"]}
    ods.operation @func {attributes = ["sym_name: symbol_name", "function_type: type(function)", "sym_visibility: string?", "arg_attrs: array(dictionary)?", "res_attrs: array(dictionary)?"], interfaces = ["function"], regions = ["body: any"], syntax = "function", traits = ["isolated_from_above"]}
    ods.operation @return {effects = [], format = "attr-dict ($values^ `:` type($values))?", operands = ["values: any..."], parents = ["toy.func"], traits = ["return_like"]}
  }
}

