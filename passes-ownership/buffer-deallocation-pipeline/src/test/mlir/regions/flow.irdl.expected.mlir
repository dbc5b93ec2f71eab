module {
  ods.dialect @flow {
    ods.operation @if {format = "$condition $then (`else` $else^)? attr-dict (`:` type($results)^)?", implicit_terminator = "flow.yield", interfaces = ["region_branch(entry: then | else, then: exit(...), else: exit(...))"], operands = ["condition: i1"], regions = ["then: one_block", "else: at_most_one_block"], results = ["results: any..."], traits = ["recursive_memory_effects", "no_region_arguments"]}
    ods.operation @for {format = "$lower `to` $upper `step` $step (`,` $inits^)? custom<RegionWithArguments>($body) attr-dict `:` functional-type($inits, $results)", implicit_terminator = "flow.yield", interfaces = ["region_branch(entry: body(_, inits) | exit(inits), body: body(_, ...) | exit(...))", "loop(body, lower: lower, upper: upper, step: step)"], operands = ["lower: index", "upper: index", "step: index", "inits: any..."], regions = ["body: one_block"], results = ["results: any..."], traits = ["recursive_memory_effects"]}
    ods.operation @while {format = "$inits custom<RegionWithArguments>($before) `do` custom<RegionWithArguments>($after) attr-dict `:` functional-type($inits, $results)", interfaces = ["region_branch(entry: before(inits), before: after(...) | exit(...), after: before(...))", "loop(before, after)"], operands = ["inits: any..."], regions = ["before: one_block", "after: one_block"], results = ["results: any..."], traits = ["recursive_memory_effects"]}
    ods.operation @condition {effects = [], format = "$condition (`,` $args^ `:` type($args))? attr-dict", interfaces = ["region_branch_terminator(args)"], operands = ["condition: i1", "args: any..."]}
    ods.operation @yield {effects = [], format = "($values^ `:` type($values))? attr-dict", operands = ["values: any..."], traits = ["return_like"]}
  }
}

