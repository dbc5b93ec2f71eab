module {
  ods.dialect @flow {
    ods.operation @for {format = "$lower `to` $upper custom<RegionWithArguments>($body) attr-dict", implicit_terminator = "flow.yield", interfaces = ["region_branch(entry: body | exit, body: body | exit)", "loop(body, lower: lower, upper: upper, step: 1)"], operands = ["lower: index", "upper: index"], regions = ["body: one_block"], traits = ["recursive_memory_effects"]}
    ods.operation @repeat {format = "$body attr-dict", implicit_terminator = "flow.yield", interfaces = ["region_branch(entry: body, body: body | exit)", "loop(body)"], regions = ["body: one_block"], traits = ["recursive_memory_effects"]}
    ods.operation @once {format = "$body attr-dict", implicit_terminator = "flow.yield", interfaces = ["region_branch(entry: body, body: exit)"], regions = ["body: one_block"], traits = ["recursive_memory_effects"]}
    ods.operation @yield {effects = [], format = "attr-dict", traits = ["return_like"]}
  }
}

