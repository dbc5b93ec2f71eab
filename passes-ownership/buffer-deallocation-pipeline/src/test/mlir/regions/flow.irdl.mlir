// RUN:
// REFERENCE: has no dialect ods.
// A conditional operation and loops, with the control flow of those of scf.

ods.dialect @flow {
  ods.operation @if {
    operands = ["condition: i1"],
    results = ["results: any..."],
    regions = ["then: one_block", "else: at_most_one_block"],
    traits = ["recursive_memory_effects", "no_region_arguments"],
    implicit_terminator = "flow.yield",
    interfaces = ["region_branch(entry: then | else, then: exit(...), else: exit(...))"],
    format = "$condition $then (`else` $else^)? attr-dict (`:` type($results)^)?"
  }
  ods.operation @for {
    operands = ["lower: index", "upper: index", "step: index", "inits: any..."],
    results = ["results: any..."],
    regions = ["body: one_block"],
    traits = ["recursive_memory_effects"],
    implicit_terminator = "flow.yield",
    interfaces = [
      "region_branch(entry: body(_, inits) | exit(inits), body: body(_, ...) | exit(...))",
      "loop(body, lower: lower, upper: upper, step: step)"
    ],
    format = "$lower `to` $upper `step` $step (`,` $inits^)? custom<RegionWithArguments>($body) attr-dict `:` functional-type($inits, $results)"
  }
  ods.operation @while {
    operands = ["inits: any..."],
    results = ["results: any..."],
    regions = ["before: one_block", "after: one_block"],
    traits = ["recursive_memory_effects"],
    interfaces = [
      "region_branch(entry: before(inits), before: after(...) | exit(...), after: before(...))", "loop(before, after)"
    ],
    format = "$inits custom<RegionWithArguments>($before) `do` custom<RegionWithArguments>($after) attr-dict `:` functional-type($inits, $results)"
  }
  ods.operation @condition {
    operands = ["condition: i1", "args: any..."],
    effects = [],
    interfaces = ["region_branch_terminator(args)"],
    format = "$condition (`,` $args^ `:` type($args))? attr-dict"
  }
  ods.operation @yield {
    operands = ["values: any..."],
    effects = [],
    traits = ["return_like"],
    format = "($values^ `:` type($values))? attr-dict"
  }
}
